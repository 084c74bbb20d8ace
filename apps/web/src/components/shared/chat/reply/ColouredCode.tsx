import type { Language } from "@foothold/core/runs";
import { CodeLine } from "#components/shared/runs/CodeLine.tsx";

type Props = { text: string; language: Language; label: string };

/** A program in the colours of the theme; long lines scroll. */
export function ColouredCode({ text, language, label }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls
    <pre
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-middle border border-line bg-sunken p-3 font-mono text-small leading-relaxed"
    >
      <code>
        {text
          .replace(/\n$/, "")
          .split("\n")
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <span key={index} className="block min-h-[1lh] whitespace-pre">
              <CodeLine text={line} language={language} />
            </span>
          ))}
      </code>
    </pre>
  );
}
