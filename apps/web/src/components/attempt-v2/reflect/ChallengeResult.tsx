import type { ChallengeOutcome } from "@foothold/core/attempt";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { Notice } from "#components/ui/feedback/Notice.tsx";

const unfinished: Partial<Record<ChallengeOutcome["status"], string>> = {
  "timed-out": "it does not finish in time",
  "out-of-memory": "it runs out of memory",
  "not-run": "it does not run",
};

export function ChallengeResult({
  outcome,
  language,
}: {
  outcome: ChallengeOutcome;
  language: Language;
}) {
  const { beaten, expected, actual, status, error } = outcome;
  if (!beaten) {
    return (
      <Notice tone="info" title="This input does not break it">
        <p>
          {"Both programs give "}
          <Value text={valueTextIn(language, expected)} />. Try another input: which special case
          did this program forget?
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="You broke it">
      <p>
        {"The answer is "}
        <Value text={valueTextIn(language, expected)} />
        {status === "failed" ? (
          <>
            {", and this program gives "}
            <Value text={valueTextIn(language, actual)} />
          </>
        ) : (
          `, and ${error ? `this program stops with “${error}”` : (unfinished[status] ?? "it gives none")}`
        )}
        .
      </p>
    </Notice>
  );
}

function Value({ text }: { text: string }) {
  return <code className="font-mono wrap-anywhere">{text}</code>;
}
