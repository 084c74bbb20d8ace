import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Proposals } from "./Proposals.tsx";
import { ReplySection } from "./ReplySection.tsx";
import { TodoList } from "./TodoList.tsx";

type Props = {
  exchange: Pick<Exchange, "id" | "reply" | "references">;
  language: Language;
  /** Puts a next step into the input; without it there are no buttons. */
  onFill?: ((text: string) => void) | undefined;
};

/** What a coach answered, in the order in which it is read. Shows the fields that are there by now. */
export function ReplyView({ exchange: { id, reply, references }, language, onFill }: Props) {
  const { summary = "", sections = [], todos = [], fileChanges = [], commands = [] } = reply;
  return (
    <div className="flex flex-col gap-3">
      {references.length > 0 && (
        <p className="text-tiny text-ink-faint">
          {`Looked at: ${references.map(({ label }) => label).join(", ")}`}
        </p>
      )}
      {summary !== "" && (
        <div data-summary-of={id}>
          <RichText text={summary} />
        </div>
      )}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place
        <ReplySection key={index} section={section} language={language} />
      ))}
      {todos.length > 0 && <TodoList todos={todos} />}
      <Proposals fileChanges={fileChanges} commands={commands} language={language} />
      {onFill && (
        <div data-summary-of={id}>
          <NextSteps steps={reply.nextSteps ?? []} onFill={onFill} />
        </div>
      )}
    </div>
  );
}
