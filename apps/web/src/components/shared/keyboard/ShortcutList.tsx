import { type KeyAction, KeyList } from "#components/ui/KeyList.tsx";

const shortcuts: readonly KeyAction[] = [
  ["?", "Show this list"],
  ["Ctrl or ⌘ + Enter", "Run the visible tests, in the editor; go on, at Understand and Plan"],
  ["Ctrl or ⌘ + F", "Find, in the editor"],
  ["Shift + Alt + F", "Format the code, in the editor"],
  ["Ctrl + Space", "Show what could follow, in the editor"],
  ["Ctrl + M, on a Mac Ctrl + Shift + M", "Let Tab leave the editor, or keep it in"],
  ["← → Home End", "Step through a trace, in its program"],
  ["Space", "Play a trace or pause it, in its program"],
  ["← →", "Make a side panel wider or narrower, on the line between panels"],
  ["Enter", "Fold a side panel away, on the line between panels"],
  ["Esc", "Close a dialog"],
];

export function ShortcutList() {
  return (
    <KeyList keys={shortcuts} className="gap-x-4 gap-y-2 text-small sm:grid-cols-[14rem_1fr]" />
  );
}
