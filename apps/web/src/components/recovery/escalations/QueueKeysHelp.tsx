import { NotifyInBrowser } from "./NotifyInBrowser.tsx";

const keys: readonly (readonly [key: string, does: string])[] = [
  ["J", "opens the next in the queue"],
  ["K", "opens the one before"],
  ["Ctrl or ⌘ + Enter", "sends the answer"],
];

export function QueueKeysHelp() {
  return (
    <div className="rounded-large border border-dashed border-line-strong p-5 text-small text-ink-soft max-lg:hidden">
      <p>Choose a learner to see what they tried, and to answer.</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-small border border-line-strong bg-sunken px-1.5 font-mono text-ink">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <NotifyInBrowser />
    </div>
  );
}
