import { RichText } from "../../ui/markdown/RichText.tsx";

/** The coach's reply while it streams in. `aria-busy` keeps a screen reader from reading it piece by piece. */
export function StreamingReply({ text }: { text: string }) {
  return (
    <div
      aria-live="polite"
      aria-busy="true"
      className="border-l-3 border-coach-solid pl-3 text-small wrap-anywhere"
    >
      {text === "" ? (
        <p className="text-ink-soft">The coach is thinking…</p>
      ) : (
        <RichText text={text} />
      )}
    </div>
  );
}
