import { RichText } from "#components/ui/markdown/RichText.tsx";

type Props = { text: string; steps: readonly string[] };

/** What the learner sees. */
export function AnswerPreview({ text, steps }: Props) {
  return (
    <figure
      aria-label="What the learner sees"
      className="rounded-middle border border-coach-line bg-coach-soft p-4 text-small wrap-anywhere"
    >
      <RichText text={text} />
      {steps.length > 0 && (
        <figcaption className="mt-3 border-t border-coach-line pt-2 text-tiny text-ink-soft">
          {`Shown as ${steps.length} steps: ${steps.join(" → ")}`}
        </figcaption>
      )}
    </figure>
  );
}
