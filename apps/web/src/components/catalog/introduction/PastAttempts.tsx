import type { AttemptRecord } from "@foothold/core/attempt";
import { ChevronRight } from "lucide-react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { durationText } from "#components/ui/duration-text.ts";
import { Link } from "#components/ui/Link.tsx";
import { LocalTime } from "#components/ui/LocalTime.tsx";
import { helpText } from "./help-text.ts";

const SHOWN_AT_ONCE = 3;

/** What the learner did at this problem before. Each attempt opens as it was left. */
export function PastAttempts({ attempts }: { attempts: readonly AttemptRecord[] }) {
  const earlier = attempts.slice(SHOWN_AT_ONCE);
  return (
    <section aria-labelledby="your-attempts">
      <h2 id="your-attempts" className="mb-3 text-title-3">
        Your attempts
      </h2>
      <AttemptRows attempts={attempts.slice(0, SHOWN_AT_ONCE)} />
      {earlier.length > 0 && (
        <Disclosure summary={`${earlier.length} earlier`}>
          <AttemptRows attempts={earlier} />
        </Disclosure>
      )}
    </section>
  );
}

function AttemptRows({ attempts }: { attempts: readonly AttemptRecord[] }) {
  return (
    <ol className="divide-y divide-line rounded-large border border-line bg-surface">
      {attempts.map((attempt) => (
        <li
          key={attempt.id}
          className="relative flex items-center gap-3 px-4 py-3 first:rounded-t-large last:rounded-b-large hover:bg-sunken"
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                href={`/practice/${attempt.id}`}
                className="font-semibold after:absolute after:inset-0"
              >
                <span className="sr-only">Open the attempt of </span>
                <LocalTime at={attempt.finishedAt ?? attempt.createdAt} />
              </Link>
              <Badge tone={attempt.finishedAt ? "success" : "accent"}>{resultText(attempt)}</Badge>
            </p>
            <p className="mt-0.5 text-small text-ink-soft">
              {`${languageNames[attempt.language]}, ${durationText(attempt.workedMs)}, ${helpText(attempt)}`}
            </p>
          </div>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        </li>
      ))}
    </ol>
  );
}

function resultText({ finishedAt, v2Step, state, lastRun }: AttemptRecord): string {
  if (finishedAt && (!lastRun || lastRun.passed === lastRun.total)) return "Solved";
  const tests = lastRun ? `, ${lastRun.passed} of ${lastRun.total} tests` : "";
  return finishedAt ? `Finished${tests}` : `At ${stepNames[v2Step ?? state]}${tests}`;
}
