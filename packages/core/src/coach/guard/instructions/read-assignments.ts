import { tokenize } from "../code/tokenize.ts";
import { readSpokenAssignments } from "../similarity/read-spoken-statements.ts";

const shouldBecome = /\b(?:should|must|has to|needs to)(?: now)? (?:become|be)\b/gi;

/** Reads assignments that sentences tell, where they use only names of the program. */
export function readAssignments(text: string, program: string): string[] {
  const plain = (name: string) => name.toLowerCase().replaceAll("_", "");
  const names = new Map(
    tokenize(program)
      .filter(({ kind }) => kind === "name")
      .map(({ text: name }) => [plain(name), name]),
  );
  const said = text.replaceAll("`", "").replaceAll(shouldBecome, "becomes");
  return readSpokenAssignments(said).flatMap((tokens) => {
    const line = tokens.map((token) =>
      /^[a-z]/.test(token)
        ? names.get(plain(token))
        : /^[-+*/=\d()]+$/.test(token)
          ? token
          : undefined,
    );
    const isMade = line.slice(2).some((token) => /^[A-Za-z_$]/.test(token ?? ""));
    return isMade && line.every((token) => token !== undefined) ? [line.join(" ")] : [];
  });
}
