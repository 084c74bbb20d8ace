import { Circle, CircleCheck } from "lucide-react";
import type { ReplyPartProps } from "../reply-part.ts";

export function TodosPart({ exchange: { reply } }: ReplyPartProps) {
  const todos = reply.todos ?? [];
  const done = todos.filter(({ completed }) => completed).length;
  return (
    <section aria-label="To do" className="flex flex-col gap-1">
      <h4 className="font-semibold">{`To do: ${done} of ${todos.length} done`}</h4>
      <ul className="flex flex-col gap-1">
        {todos.map(({ text, completed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a todo is known by its place
          <li key={index} className="flex items-start gap-2">
            <Tick completed={completed} />
            <span className={completed ? "text-ink-soft line-through" : undefined}>
              <span className="sr-only">{completed ? "Done: " : "Open: "}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tick({ completed }: { completed: boolean }) {
  return completed ? (
    <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
  ) : (
    <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
  );
}
