type Props = { text: string; isAutomatic?: boolean };

export function QuestionBubble({ text, isAutomatic = false }: Props) {
  return (
    <div className="ml-6 self-end rounded-large rounded-br-small border border-accent-line bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">
      <span className="sr-only">You asked: </span>
      {text}
      {isAutomatic && <span className="ml-2 text-tiny text-ink-faint">sent by auto-continue</span>}
    </div>
  );
}
