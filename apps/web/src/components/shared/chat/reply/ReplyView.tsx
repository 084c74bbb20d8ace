import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { keysOf } from "#lib/json/keys-of.ts";
import type { CommandActions } from "../commands/command-actions.ts";
import type { ChangeActions } from "./changes/ProposedChange.tsx";
import type { PictureActions } from "./gallery/picture-actions.ts";
import { replyParts } from "./reply-parts.ts";

type Props = {
  exchange: Pick<Exchange, "id" | "conversationId" | "reply" | "references" | "proposals">;
  language: Language;
  /** Puts a next step into the input; without it there are no buttons. */
  onFill?: ((text: string) => void) | undefined;
  /** How proposed changes are applied and discarded. Without it they can only be read. */
  changes?: ChangeActions | undefined;
  /** How proposed commands are run. Without it they can only be read. */
  commands?: CommandActions | undefined;
  /** What the owner can do with the pictures. Without it only their prompts are shown. */
  pictures?: PictureActions | undefined;
  /** The todos that this answer has ticked off. */
  done?: readonly string[];
};

const fields = keysOf(replyParts);

/** What a coach answered, in the order in which it is read. Shows the fields that are there by now. */
export function ReplyView({ exchange, language, done = [], ...actions }: Props) {
  const { reply, references } = exchange;
  const { onFill, changes, commands, pictures } = actions;
  return (
    <div className="flex flex-col gap-3">
      {references.length > 0 && (
        <p className="text-tiny text-ink-faint">
          {`Looked at: ${references.map(({ label }) => label).join(", ")}`}
        </p>
      )}
      {fields.map((field) => {
        const Part = replyParts[field];
        const count = field === "fileChanges" ? exchange.proposals.length : reply[field]?.length;
        return (count ?? 0) > 0 ? (
          <Part key={field} {...{ exchange, language, onFill, changes, commands, pictures }} />
        ) : null;
      })}
      {done.length > 0 && (
        <section aria-label="What was done" className="text-small">
          <h4 className="font-semibold">What was done</h4>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {done.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
