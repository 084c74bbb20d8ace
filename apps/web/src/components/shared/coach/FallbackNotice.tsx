import type { Marked } from "@foothold/core/coach";
import { Button } from "../../ui/Button.tsx";
import { FallbackBadge } from "./FallbackBadge.tsx";
import { fallbackWords, worthRetrying } from "./fallback-words.ts";

type Props = { marks: Marked; busy?: boolean; onRetry?: (() => void) | undefined };

/** Says that the built-in coach answered instead of the chosen one, and why. */
export function FallbackNotice({
  marks: { isFallback, fallbackReason },
  busy = false,
  onRetry,
}: Props) {
  if (!isFallback) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-ink-soft">
      <FallbackBadge />
      {fallbackReason && <span>{fallbackWords[fallbackReason]}</span>}
      {onRetry && fallbackReason && worthRetrying.has(fallbackReason) && (
        <Button size="small" variant="quiet" busy={busy} onClick={onRetry}>
          Ask again
        </Button>
      )}
    </div>
  );
}
