import { RichText } from "../../ui/markdown/RichText.tsx";

/** What the coach is saying right now. Whoever listens hears it in turn, not letter by letter. */
export function Saying({ text }: { text: string }) {
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
