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
          <p>{steps.length === 1 ? "A step to tick off:" : `${steps.length} steps to tick off:`}</p>
          <ol className="mt-1 list-decimal pl-5">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a preview never change places
              <li key={at}>{step}</li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}
