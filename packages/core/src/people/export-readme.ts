import type { Person } from "../entities/people/person.ts";
import type { PersonalKind } from "../ports/people.ts";

/** The readme file of an export. */
export function exportReadme(
  { name, email }: Person,
  day: string,
  kinds: readonly Pick<PersonalKind, "name" | "about">[],
): string {
  return [
    "Everything that Foothold keeps about you",
    "",
    `${name}, ${email}`,
    `Made on ${day} (UTC).`,
    "",
    "Each file is a list in JSON, which any text editor opens. A list may be empty: []",
    "",
    ...kinds.flatMap((kind) => [`${kind.name}.json`, `    ${kind.about}`, ""]),
    "Times are in UTC. An attempt's id is the same in every file.",
    "",
    "Not in here: your password, of which only a scrambled form is kept, and the keys of your sessions.",
    "",
  ].join("\n");
}
