import { classNames } from "#components/ui/class-names.ts";
import type { Piece } from "./diff/text-parts.ts";

type Props = { pieces: readonly Piece[]; tone: "expected" | "actual" };

const tones: Record<Props["tone"], string> = {
  expected: "bg-success-soft text-success",
  actual: "bg-danger-soft text-danger",
};

/** A value with the parts that differ from the other one marked. */
export function MarkedValue({ pieces, tone }: Props) {
  return pieces.map(({ text, differs }, index) =>
    differs ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        key={index}
        className={classNames(
          "rounded-small font-bold underline decoration-2 underline-offset-4",
          tones[tone],
          text === "" && "border-l-2 border-current",
        )}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
