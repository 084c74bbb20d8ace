import type { RecoveryView } from "@foothold/core/recovery";
import { HELP_PANEL } from "#components/shared/stuck/StuckButton.tsx";
import { Link } from "#components/ui/Link.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

type Props = {
  ways: NonNullable<RecoveryView["waysOut"]>;
  exchanges: StepProps["story"]["exchanges"];
};

/** What the learner can do now, each with its link. */
export function WaysOut({ ways: { lesson, pattern, simpler }, exchanges }: Props) {
  const rescued = exchanges.some(({ kind }) => kind === "rescue");
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
      {lesson && (
        <li>
          Read{" "}
          <Link href={`/lessons/${lesson.id}`} className="font-semibold text-accent underline">
            {lesson.title}
          </Link>
          , with a worked example, in {`${lesson.minutes} minutes.`}
        </li>
      )}
      {!lesson && pattern && (
        <li>
          Look at the worked example of{" "}
          <Link href={`/patterns/${pattern.id}`} className="font-semibold text-accent underline">
            {pattern.name}
          </Link>
          .
        </li>
      )}
      {simpler && (
        <li>
          Solve{" "}
          <Link href={`/problems/${simpler.slug}`} className="font-semibold text-accent underline">
            {simpler.title}
          </Link>{" "}
          {simpler.sameWay
            ? "first: it is easier and goes the same way."
            : "first: this problem builds on it."}{" "}
          Your work here stays as it is.
        </li>
      )}
      {!rescued && (
        <li>
          <a href={`#${HELP_PANEL}`} className="font-semibold text-accent underline">
            Take a rescue
          </a>
          : it explains the way, and you explain it back in your own words.
        </li>
      )}
      <li>Do the first example by hand, and write down each step.</li>
    </ul>
  );
}
