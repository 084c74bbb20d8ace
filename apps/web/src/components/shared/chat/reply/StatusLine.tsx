import type { Exchange } from "@foothold/core/chat";
import { Badge } from "#components/ui/Badge.tsx";
import { answererText, isPending, statusFacts } from "./status-words.ts";

/** Done or Pending, who answered, and what it took. */
export function StatusLine({ exchange }: { exchange: Exchange }) {
  const pending = isPending(exchange);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-ink-faint">
      <Badge tone={pending ? "caution" : "success"}>{pending ? "Pending" : "✓ Done"}</Badge>
      {[answererText(exchange), ...statusFacts(exchange)].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
