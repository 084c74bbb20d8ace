import type { ScriptNode, SimpleCommandNode } from "just-bash";
import { staticText } from "../permit/static-text.ts";
import { RUN_TESTS, SHOW_HELP } from "./own-commands.ts";

/** `test` and `test 3` run the visible tests, `help` lists what is here; `test -f notes.md` stays bash's own. */
export function renameOwnCommands(program: ScriptNode): void {
  for (const { pipelines } of program.statements) {
    for (const { commands } of pipelines) {
      for (const command of commands) {
        if (command.type !== "SimpleCommand" || !command.name) continue;
        const name = ownName(command);
        if (name) command.name = { type: "Word", parts: [{ type: "Literal", value: name }] };
      }
    }
  }
}

function ownName({ name, args }: SimpleCommandNode): string | null {
  const text = name ? staticText(name) : null;
  if (text === "help" && args.length === 0) return SHOW_HELP;
  const [first] = args;
  const isCount = !first || /^\d+$/.test(staticText(first) ?? "");
  return text === "test" && isCount && args.length <= 1 ? RUN_TESTS : null;
}
