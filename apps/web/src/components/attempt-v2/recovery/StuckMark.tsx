import { LifeBuoy } from "lucide-react";
import { Button } from "#components/ui/Button.tsx";

type Props = { busy: boolean; onAsk: () => void };

/** Says that the learner seems stuck, with a link to help, for those who do not want an offer. */
export function StuckMark({ busy, onAsk }: Props) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-small text-ink-soft">
      <LifeBuoy aria-hidden="true" className="size-4 shrink-0 text-coach" />
      Little has changed in the last tries.
      <Button size="small" variant="quiet" busy={busy} onClick={onAsk}>
        Get help
      </Button>
    </p>
  );
}
