import { Check, X } from "lucide-react";

const lines = [
  "def two_huts(km, walk):",
  "    left, right = 0, len(km) - 1",
  "    while left < right:",
  "        total = km[left] + km[right]",
  "        if total == walk:",
  "            return [left, right]",
  "        left += 1",
  "    return []",
] as const;

const keywords = new Set(["def", "while", "if", "return"]);

function CodeLine({ text }: { text: string }) {
  const [, indent = "", first = "", rest = ""] = /^(\s*)(\w+)(.*)/.exec(text) ?? [];
  return (
    <code className="whitespace-pre">
      {indent}
      <span className={keywords.has(first) ? "font-semibold text-accent" : undefined}>{first}</span>
      {rest}
    </code>
  );
}

const tests = [
  { name: "the first and the last", passed: true },
  { name: "two huts only", passed: true },
  { name: "km [1, 4, 6, 9], walk 7", passed: false },
] as const;

export function PreviewCode() {
  return (
    <div className="min-w-0">
      <ol className="overflow-hidden py-4 font-mono text-tiny leading-6 sm:text-small sm:leading-7">
        {lines.map((text, index) => (
          <li key={text} className={`flex pr-4 ${index === 6 ? "bg-coach-soft" : ""}`}>
            <span className="w-9 shrink-0 pr-3 sm:w-11 sm:pr-4 text-right text-ink-faint">
              {index + 1}
            </span>
            <CodeLine text={text} />
          </li>
        ))}
      </ol>
      <ul className="flex flex-col gap-1.5 border-t border-line px-4 py-4 text-small sm:px-5">
        {tests.map(({ name, passed }) => (
          <li key={name} className="flex items-center gap-2">
            {passed ? (
              <Check className="size-4 shrink-0 text-success" strokeWidth={3} />
            ) : (
              <X className="size-4 shrink-0 text-danger" strokeWidth={3} />
            )}
            <span className={passed ? "text-ink-soft" : "font-semibold text-danger"}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
