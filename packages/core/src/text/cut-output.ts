import { byteLength } from "./byte-length.ts";

/** The beginning of the output that fits into `mostBytes`, and how many bytes are left out. */
export function cutOutput(output: string, mostBytes: number): { text: string; leftBytes: number } {
  const bytes = byteLength(output);
  if (bytes <= mostBytes) return { text: output, leftBytes: 0 };
  let text = "";
  let taken = 0;
  for (const character of output) {
    taken += byteLength(character);
    if (taken > mostBytes) break;
    text += character;
  }
  return { text, leftBytes: bytes - byteLength(text) };
}
