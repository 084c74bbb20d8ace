const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function toBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

const morse: Readonly<Record<string, string>> = Object.fromEntries(
  `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--..
  0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. =-...- (-.--. )-.--.- +.-.-. --....- /-..-. :---... ,--..-- ..-.-.- _..--.- ".-..-. '.----.`
    .split(/\s+/)
    .map((entry) => [entry[0] ?? "", entry.slice(1)]),
);

/** What Morse has no sign for stays as it is. */
export const toMorse = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => (/\s/.test(letter) ? "/" : (morse[letter] ?? letter)))
    .join(" ");

const bytesIn = (radix: number, width: number) => (text: string) =>
  [...Buffer.from(text)].map((byte) => byte.toString(radix).padStart(width, "0")).join(" ");
export const toDecimal = bytesIn(10, 1);
export const toBinary = bytesIn(2, 8);
export const toOctal = bytesIn(8, 3);
export const toSpacedHex = bytesIn(16, 2);

export const toPercent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
export const toEntities = (text: string): string =>
  [...text].map((letter) => `&#${letter.codePointAt(0)};`).join("");
export const toUnicodeEscapes = (text: string): string =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
export const toHexEscapes = (text: string): string =>
  [...text].map((letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
export const reverse = (text: string): string => [...text].reverse().join("");
