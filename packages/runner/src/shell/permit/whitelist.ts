import { neverListed, type Whitelist } from "@foothold/core/command-whitelist";

export {
  defaultWhitelist,
  neverListed,
  nonComposingCommands,
  type Whitelist,
} from "@foothold/core/command-whitelist";

/** Whether the words of a command, as far as they are known, begin with an entry of the list. */
export function isListed(whitelist: Whitelist, words: readonly (string | null)[]): boolean {
  return whitelist.some((entry) => {
    const wanted = entry.split(" ").filter(Boolean);
    if (wanted.length === 0 || neverListed.has(wanted[0] ?? "")) return false;
    return wanted.every((word, index) => words[index] === word);
  });
}
