export type SeedRandom = (a: number, b: number, c: number, d: number) => void;

/** The source of a function that gives a realm a `Math.random` with its own seed. The generator is sfc32. */
export const seededRandom = `((a, b, c, d) => {
  const random = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) random();
  Object.defineProperty(Math, "random", { value: random, writable: true, configurable: true });
})`;
