import { classNames } from "./class-names.ts";

export type KeyAction = readonly [keys: string, does: string];

/** Keys and what each does. */
export function KeyList({ keys, className }: { keys: readonly KeyAction[]; className: string }) {
  return (
    <dl className={classNames("grid", className)}>
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block rounded-small border border-line-strong bg-sunken px-1.5 font-mono text-ink">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
