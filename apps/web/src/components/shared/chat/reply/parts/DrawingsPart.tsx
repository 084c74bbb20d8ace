import { describeDrawing } from "@foothold/core/draw-figure";
import { DrawingStrip } from "#components/shared/drawings/DrawingStrip.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

/** The coach's drawings, each also described in words. */
export function DrawingsPart({ exchange: { reply } }: ReplyPartProps) {
  return reply.drawings?.map((drawing, index) => {
    const [, ...lines] = describeDrawing(drawing).split("\n");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is known by its place
      <section key={index} aria-label={drawing.title} className="flex min-w-0 flex-col gap-1.5">
        <h4 className="font-mono text-small font-semibold wrap-anywhere">{drawing.title}</h4>
        <DrawingStrip drawing={drawing} />
        <Disclosure summary="In words">
          {lines.map((line) => (
            <p key={line} className="text-small">
              {line}
            </p>
          ))}
        </Disclosure>
      </section>
    );
  });
}
