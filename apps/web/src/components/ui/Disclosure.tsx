import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  summary: string;
  open?: boolean;
  /** Called each time it is opened. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A part that opens on request; works without script. */
export function Disclosure({ summary, open = false, onOpen, children }: Props) {
  return (
    <details
      open={open}
      {...(onOpen && { onToggle: (event) => event.currentTarget.open && onOpen() })}
      className="group"
    >
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-small font-semibold text-accent hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
