import type { DescribedFlag, FlagSetting } from "@foothold/core/people";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { describeSetting } from "./flag-words.ts";

type Props = {
  mine: FlagSetting;
  theirs: DescribedFlag;
  busy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

export function FlagConflict({ mine, theirs, busy, onTakeTheirs, onKeepMine }: Props) {
  return (
    <Notice
      tone="caution"
      role="alert"
      title="This flag was changed in the meantime. Yours is not saved yet."
      className="mt-4"
    >
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">
          {theirs.changedBy?.name ?? "Someone"}
          {theirs.changedAt && (
            <>
              , <TimeAgo at={theirs.changedAt} />
            </>
          )}
        </dt>
        <dd>{describeSetting(theirs)}</dd>
        <dt className="font-semibold">You, unsaved</dt>
        <dd>{describeSetting(mine)}</dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Load the present setting
        </Button>
        <Button size="small" variant="secondary" busy={busy} onClick={onKeepMine}>
          Save mine over it
        </Button>
      </div>
    </Notice>
  );
}
