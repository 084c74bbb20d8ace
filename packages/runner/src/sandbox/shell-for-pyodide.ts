/** The part of `Deno` that a shell needs. */
export type ShellFiles = {
  readFileSync(path: string): Uint8Array;
  readTextFileSync(path: string): string;
};

/** What Pyodide asks its shell for while a program runs: random bytes. */
export const shellGlobals: readonly string[] = ["os"];

const encodeBase64 = btoa;
const randomBytesAtOnce = 65_536;
let fillRandom = (target: Uint8Array): void => {
  for (let from = 0; from < target.length; from += randomBytesAtOnce) {
    crypto.getRandomValues(
      target.subarray(from, from + randomBytesAtOnce) as Uint8Array<ArrayBuffer>,
    );
  }
};

/** Another source of random bytes than the engine's. */
export function drawRandomFrom(fill: (target: Uint8Array) => void): void {
  fillRandom = fill;
}

/**
 * Makes Pyodide believe that it runs in a bare JavaScript shell, which can read files and little else. In Node it would
 * first load Node's modules: an eighth more start time, and ways out that no program should find.
 */
export function becomeShell({ readFileSync, readTextFileSync }: ShellFiles): void {
  Reflect.deleteProperty(globalThis, "process");
  Object.assign(globalThis, {
    read: readTextFileSync,
    readbuffer: readFileSync,
    load: () => undefined,
    os: { system: randomFromShell },
  });
}

/** The one command that Pyodide runs in its shell: random bytes in Base64. */
function randomFromShell(_shell: string, [, command = ""]: string[]): string {
  const bytes = new Uint8Array(Number(/head -c(\d+) \/dev\/urandom/.exec(command)?.[1]));
  fillRandom(bytes);
  return encodeBase64(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
