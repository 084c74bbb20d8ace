import type { RecallOutlook } from "@foothold/core/learning";
import { Layers } from "lucide-react";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { LinkCard } from "./LinkCard.tsx";

export function RecallCard(recall: RecallOutlook) {
  return (
    <LinkCard
      icon={Layers}
      href="/recall"
      title="Recall"
      fact={dueText(recall)}
      detail={<NextDue {...recall} />}
    />
  );
}

function dueText({ due, total }: RecallOutlook): string {
  if (total === 0) return "No cards yet";
  if (due === 0) return "Nothing due";
  return due === 1 ? "1 card due" : `${due} cards due`;
}

function NextDue({ due, total, nextDueAt }: RecallOutlook) {
  if (total === 0) return "You get cards with every lesson and problem you finish";
  if (due > 0 || nextDueAt === null) return "Questions that come back before you forget them";
  return (
    <>
      {"The next one comes "}
      <TimeAgo at={nextDueAt} />
    </>
  );
}
