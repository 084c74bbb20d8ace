/** The two keys that nobody guesses. Touch screens have neither. */
export function EditorKeys({ plain }: { plain: boolean }) {
  return (
    <p className="text-tiny text-ink-faint pointer-coarse:hidden">
      <Key>Ctrl</Key> or <Key>⌘</Key> + <Key>Enter</Key> runs the visible tests.{" "}
      {plain ? (
        <>
          <Key>Tab</Key> leaves the text area.
        </>
      ) : (
        <>
          <Key>Ctrl</Key> + <Key>M</Key> (on a Mac with <Key>Shift</Key>), then <Key>Tab</Key>{" "}
          leaves the editor.
        </>
      )}{" "}
      <Key>?</Key> outside of it shows all keys.
    </p>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-small border border-line px-1 font-mono">{children}</kbd>;
}
