import { Notice } from "#components/ui/feedback/Notice.tsx";

const kinds: Record<string, string> = {
  "passes-more-tests": "The code in it makes more tests pass.",
  "novel-code": "It contains code that the learner did not write.",
  "resembles-reference": "It is built like the solution.",
  recipe: "It is a complete recipe.",
  "not-english": "It is not in English, so it could not be checked.",
};

/** Only a warning: an instructor may decide to send it anyway. */
export function LeakWarning({ warning }: { warning: { kind: string; evidence: string } }) {
  if (warning.kind === "not-checked") {
    return (
      <Notice tone="caution" role="alert" title="This could not be checked">
        <p>Read it once more: does it give the solution away? You may send it anyway.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="caution" role="alert" title="This seems to give the solution away">
      <p>{kinds[warning.kind] ?? "It says more than the coach would."}</p>
      <p className="mt-1 font-mono text-tiny wrap-anywhere">{warning.evidence}</p>
      <p className="mt-1">You may send it to this learner anyway. It cannot be kept for others.</p>
    </Notice>
  );
}
