import { type KeyAction, KeyList } from "#components/ui/KeyList.tsx";
import { NotifyInBrowser } from "./NotifyInBrowser.tsx";

const keys: readonly KeyAction[] = [
  ["J", "opens the next in the queue"],
  ["K", "opens the one before"],
  ["Ctrl or ⌘ + Enter", "sends the answer"],
];

export function QueueKeysHelp() {
  return (
    <div className="rounded-large border border-dashed border-line-strong p-5 text-small text-ink-soft max-lg:hidden">
      <p>Choose a learner to see what they tried, and to answer.</p>
      <KeyList keys={keys} className="mt-3 grid-cols-[auto_1fr] gap-x-3 gap-y-1.5" />
      <NotifyInBrowser />
    </div>
  );
}
