/** The field of 256 elements that QR codes compute in: x⁸ + x⁴ + x³ + x² + 1, generator 2. */
const powers = new Uint8Array(255);
const logs = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  powers[i] = value;
  logs[value] = i;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powers[(logs[a]! + logs[b]!) % 255]!);

/** The check bytes of a block: the remainder after division by the generator polynomial of that degree. */
export function checkBytes(block: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i]! ^= product(divisor[i]!, factor);
  }
  return rest;
}

/** Coefficients of (x − 1)(x − 2)(x − 4)…, highest power first, the leading 1 left out. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...polynomial, 0];
    for (let j = 0; j < polynomial.length; j++) next[j + 1]! ^= product(polynomial[j]!, powers[i]!);
    polynomial = next;
  }
  return polynomial.slice(1);
}
