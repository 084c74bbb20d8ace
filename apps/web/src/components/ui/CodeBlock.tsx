import type { ReactNode } from "react";

/** Preformatted text: code, or a drawing in characters. */
export function CodeBlock({ children, label }: { children: ReactNode; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls
    <pre
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-middle border border-line bg-sunken p-4 font-mono text-small leading-relaxed"
    >
      {children}
    </pre>
  );
}
