import type { Exchange } from "@foothold/core/chat";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { answererText, isPending, statusFacts, tokenFacts } from "./status-words.ts";

/** Below an answer: Done or Pending, what is still to do, who answered and what it took. `children` are its actions. */
export function StatusBar({ exchange, children }: { exchange: Exchange; children?: ReactNode }) {
  const pending = isPending(exchange);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-1.5 text-tiny text-ink-faint">
      <Badge tone={pending ? "caution" : "success"}>{pending ? "Pending" : "✓ Done"}</Badge>
      {statusFacts(exchange).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{answererText(exchange)}</span>
      {children}
      <span className="ml-auto tabular-nums empty:hidden">{tokenFacts(exchange).join(" · ")}</span>
    </div>
  );
}
