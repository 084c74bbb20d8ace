"use client";

const APPLE = /Mac|iPhone|iPad/;

/**
 * Keys that are hard to guess; hidden on touch screens. Rendered in the browser only, because it depends on the
 * platform.
 */
export function EditorKeys({ plain }: { plain: boolean }) {
  const isApple = APPLE.test(navigator.platform);
  return (
    <p className="text-tiny text-ink-faint pointer-coarse:hidden">
      <Keys of={isApple ? "⌘ Enter" : "Ctrl Enter"} /> runs the visible tests.{" "}
      {plain ? (
        <>
          <Keys of="Tab" /> leaves the text area.
        </>
      ) : (
        <>
          <Keys of={isApple ? "Ctrl Shift M" : "Ctrl M"} />, then <Keys of="Tab" /> leaves the
          editor.
        </>
      )}{" "}
      <Keys of="?" /> outside of it shows all keys.
    </p>
  );
}

function Keys({ of }: { of: string }) {
  return (
    <kbd className="rounded-small border border-line px-1 font-mono whitespace-nowrap">
      {of.replaceAll(" ", "+")}
    </kbd>
  );
}
