import { Notice } from "#components/ui/feedback/Notice.tsx";

const kinds: Record<string, string> = {
  "passes-more-tests": "With the code in it, more tests pass.",
  "novel-code": "It holds code that is not the learner’s own.",
  "resembles-reference": "It is built like the solution.",
  recipe: "It is a complete recipe.",
  "not-english": "It is not in English, so nobody could check it.",
};

/** Only a warning: an instructor may decide to send it anyway. */
export function LeakWarning({ warning }: { warning: { kind: string; evidence: string } }) {
  return (
    <Notice tone="caution" role="alert" title="This seems to give the solution away">
      <p>{kinds[warning.kind] ?? "It says more than the coach would."}</p>
      <p className="mt-1 font-mono text-tiny wrap-anywhere">{warning.evidence}</p>
      <p className="mt-1">Sent anyway, it is for this learner alone and is not kept for others.</p>
    </Notice>
  );
}
