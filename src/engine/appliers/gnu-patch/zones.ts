const civil: Readonly<Record<string, number>> = {
  gmt: 0,
  ut: 0,
  utc: 0,
  wet: 0,
  west: 60,
  bst: 60,
  art: -180,
  brt: -180,
  brst: -120,
  nst: -210,
  ndt: -150,
  ast: -240,
  adt: -180,
  clt: -240,
  clst: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  hast: -600,
  hadt: -540,
  sst: -720,
  wat: 60,
  cet: 60,
  cest: 120,
  met: 60,
  mez: 60,
  mest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  cat: 120,
  sast: 120,
  eat: 180,
  msk: 180,
  msd: 240,
  ist: 330,
  sgt: 480,
  kst: 540,
  jst: 540,
  gst: 600,
  nzst: 720,
  nzdt: 780,
};

/** Minutes east of Greenwich of a time zone by its (lower case) name, as GNU tools know them; null when unknown. */
export function zoneMinutes(name: string): number | null {
  if (name.length === 1) return militaryMinutes(name);
  return Object.hasOwn(civil, name) ? civil[name]! : null;
}

/** `a` to `m` lie west, `n` to `y` east, an hour a letter; there are no zones `j` and `t`. */
function militaryMinutes(letter: string): number | null {
  if (letter === 'z') return 0;
  const west = 'abcdefghiklm'.indexOf(letter);
  if (west >= 0) return -60 * (west + 1);
  const east = 'nopqrs.uvwxy'.indexOf(letter);
  return east < 0 ? null : 60 * (east + 1);
}
