/**
 * What `run` answers for every course that the answers to its questions can take; first, when all are yes. Other
 * programs may use the file system in between, so that one question of a run is answered otherwise than the next.
 */
export function answersOf<T>(run: (ask: () => boolean) => T): T[] {
  const answers: T[] = [];
  const courses: boolean[][] = [[]];
  for (let course = courses.shift(); course; course = courses.shift()) {
    const said = [...course];
    let asked = 0;
    const answer = run(() => {
      if (asked === said.length) said.push(true);
      return said[asked++]!;
    });
    answers.push(answer);
    for (let i = course.length; i < said.length; i++) courses.push([...said.slice(0, i), false]);
  }
  return answers;
}
