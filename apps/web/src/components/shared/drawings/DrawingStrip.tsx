import type { Drawing } from "@foothold/core/draw-figure";
import { FigureImage } from "./FigureImage.tsx";

const SCALE = 0.85;

/** The frames of a drawing side by side; what is too wide scrolls, also by keyboard. */
export function DrawingStrip({ drawing: { title, frames, note } }: { drawing: Drawing }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls */}
      <div
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide strip scrolls, also by keyboard
        tabIndex={0}
        className="flex items-start gap-3 overflow-x-auto rounded-middle border border-line bg-canvas p-2"
      >
        {frames.map(({ caption, parts }, at) => (
          <figure
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is known by its place
            key={at}
            className="flex shrink-0 flex-col gap-2 not-last:border-r not-last:border-line not-last:pr-3"
          >
            {caption !== "" && (
              <figcaption className="text-tiny font-semibold text-ink-soft">{caption}</figcaption>
            )}
            {parts.map(({ name, picture }) => (
              <div key={name} className="flex flex-col">
                {name !== "" && (
                  <span aria-hidden="true" className="font-mono text-tiny text-ink-soft">
                    {name}
                  </span>
                )}
                <FigureImage picture={picture} name={name} scale={SCALE} />
              </div>
            ))}
          </figure>
        ))}
      </div>
      {note !== "" && <p className="text-tiny text-ink-soft">{note}</p>}
    </div>
  );
}
