import type { ScriptNode } from "just-bash";
import { staticText } from "../permit/static-text.ts";
import { RUN_TESTS } from "./own-commands.ts";

/** `test` and `test 3` run the visible tests; `test -f notes.md` stays bash's own. */
export function renameTest(program: ScriptNode): void {
  for (const { pipelines } of program.statements) {
    for (const { commands } of pipelines) {
      for (const command of commands) {
        if (command.type !== "SimpleCommand" || !command.name) continue;
        const [first] = command.args;
        const isCount = !first || /^\d+$/.test(staticText(first) ?? "");
        if (staticText(command.name) !== "test" || !isCount || command.args.length > 1) continue;
        command.name = { type: "Word", parts: [{ type: "Literal", value: RUN_TESTS }] };
      }
    }
  }
}
