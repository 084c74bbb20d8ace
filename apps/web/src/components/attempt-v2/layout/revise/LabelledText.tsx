export function LabelledText({ label, text }: { label: string; text: string }) {
  return (
    <section>
      <h3 className="text-small font-semibold text-ink-soft">{label}</h3>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text || "–"}</p>
    </section>
  );
}
