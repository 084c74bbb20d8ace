import type { RecoveryView } from "@foothold/core/recovery";
import { GraduationCap } from "lucide-react";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";

type Answer = Pick<RecoveryView["shown"][number], "text" | "at">;

export function InstructorAnswer({ answer }: { answer: Answer }) {
  return (
    <article
      aria-label="Your instructor’s answer"
      className="rounded-middle border border-accent-line bg-accent-soft p-4"
    >
      <p className="flex gap-2 text-small font-semibold text-accent">
        <GraduationCap aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          Your instructor has answered{" "}
          <span className="font-normal whitespace-nowrap text-ink-soft">
            <TimeAgo at={answer.at} />
          </span>
        </span>
      </p>
      <div className="mt-2 wrap-anywhere">
        <RichText text={answer.text} />
      </div>
    </article>
  );
}
