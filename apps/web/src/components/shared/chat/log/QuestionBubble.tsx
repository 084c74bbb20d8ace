type Props = { text: string; isAutomatic?: boolean };

export function QuestionBubble({ text, isAutomatic = false }: Props) {
  const report = reportHead(text);
  return (
    <div className="ml-6 self-end rounded-large rounded-br-small border border-accent-line bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">
      <span className="sr-only">You asked: </span>
      {report ? (
        <details>
          <summary>{report}</summary>
          <span className="font-mono text-tiny">{text}</span>
        </details>
      ) : (
        text
      )}
      {isAutomatic && <span className="ml-2 text-tiny text-ink-faint">sent by auto-continue</span>}
    </div>
  );
}

const REPORT =
  /^(?:I ran the command: `[^\n]{1,200}`|Command \d{1,2}\/\d{1,2} [✓✗]\n`[^\n]{1,200})/;

/** The first line of what the coach is told about a command; null for a question. */
function reportHead(text: string): string | null {
  return REPORT.exec(text)?.[0].replace("\n", " ") ?? null;
}
