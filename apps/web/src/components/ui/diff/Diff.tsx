import { classNames } from "#components/ui/class-names.ts";
import { type DiffLine, lineDiff } from "./line-diff.ts";

const looks: Record<DiffLine["kind"], { sign: string; said: string; classes: string }> = {
  same: { sign: " ", said: "", classes: "" },
  added: { sign: "+", said: "added: ", classes: "bg-success-soft text-success" },
  removed: { sign: "−", said: "removed: ", classes: "bg-danger-soft text-danger" },
};

type Props = {
  before: string;
  after: string;
  /** Whose lines they are, where two programs are compared and nothing was changed. */
  sides?: { removed: string; added: string };
};

const neutral: Partial<Record<DiffLine["kind"], string>> = {
  added: "bg-accent-soft",
  removed: "bg-warm-soft",
};

export function Diff({ before, after, sides }: Props) {
  return (
    <>
      {sides && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <span className="rounded-small bg-warm-soft px-1.5">{`− ${sides.removed}`}</span>
          <span className="rounded-small bg-accent-soft px-1.5">{`+ ${sides.added}`}</span>
        </p>
      )}
      <ol
        aria-label={sides ? `${sides.removed} beside ${sides.added}` : "What changed"}
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
              className={classNames("px-3 whitespace-pre", sides ? neutral[kind] : classes)}
            >
              <span aria-hidden="true">{`${sign} `}</span>
              <span className="sr-only">
                {sides && kind !== "same" ? `${sides[kind]}: ` : said}
              </span>
              {text}
            </li>
          );
        })}
      </ol>
    </>
  );
}
