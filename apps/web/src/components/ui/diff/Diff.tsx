import { classNames } from "#components/ui/class-names.ts";
import { type DiffLine, lineDiff } from "./line-diff.ts";

const looks: Record<DiffLine["kind"], { sign: string; said: string; classes: string }> = {
  same: { sign: " ", said: "", classes: "" },
  added: { sign: "+", said: "added: ", classes: "bg-success-soft text-success" },
  removed: { sign: "−", said: "removed: ", classes: "bg-danger-soft text-danger" },
};

export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <ol
      aria-label="What changed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
      tabIndex={0}
      className="mt-2 max-h-72 overflow-auto rounded-middle border border-line bg-sunken py-2 font-mono text-tiny"
    >
      {lineDiff(before, after).map(({ kind, text }, index) => {
        const { sign, said, classes } = looks[kind];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={index}
            className={classNames("px-3 whitespace-pre", classes)}
          >
            <span aria-hidden="true">{`${sign} `}</span>
            <span className="sr-only">{said}</span>
            {text}
          </li>
        );
      })}
    </ol>
  );
}
