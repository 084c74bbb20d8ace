import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { exportReadme } from "../../../people/export-readme.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { PersonalKind } from "../../../ports/people.ts";

export type ExportFile = { path: string; text: AsyncIterable<string> };
export type PersonalExport = { day: string; files: ExportFile[] };

/** Everything stored about the actor, as files that are generated while they are read. */
export async function exportPersonalData(
  deps: Pick<Deps, "people" | "personalData" | "audit" | "clock">,
  _input: unknown,
  actor: Actor,
): Promise<PersonalExport> {
  const person = await deps.people.find(actor.userId);
  if (!person) throw new AppError("not-found", "There is no such person.");
  const kinds = deps.personalData.of(person);
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.audit.record(auditRecord(actor, "data-exported", person.id));
  return {
    day,
    files: [
      { path: "README.txt", text: whole(exportReadme(person, day, kinds)) },
      ...kinds.map((kind) => ({ path: `${kind.name}.json`, text: jsonList(kind) })),
    ],
  };
}

async function* whole(text: string) {
  yield text;
}

async function* jsonList({ rows }: PersonalKind) {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
