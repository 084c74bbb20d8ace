import type { Shape, Tone } from "@foothold/core/draw-figure";

const fills: Record<Tone, string> = {
  plain: "fill-surface stroke-line-strong",
  marked: "fill-accent-soft stroke-accent",
  faint: "fill-none stroke-line",
};
const inks: Record<Tone, string> = {
  plain: "fill-ink",
  marked: "fill-accent font-semibold",
  faint: "fill-ink-soft",
};
const strokes: Record<Tone, string> = {
  plain: "stroke-ink",
  marked: "stroke-accent",
  faint: "stroke-ink-faint",
};

/** One shape of a drawing, in the colours of the theme. */
export function FigureShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case "box":
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={3}
          strokeWidth={1.5}
          className={fills[shape.tone]}
        />
      );
    case "circle":
      return (
        <circle
          cx={shape.x}
          cy={shape.y}
          r={shape.radius}
          strokeWidth={1.5}
          className={fills[shape.tone]}
        />
      );
    case "text":
      return (
        <text
          x={shape.x}
          y={shape.y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={shape.small ? 12 : 15}
          className={`font-mono ${inks[shape.tone]}`}
        >
          {shape.text}
        </text>
      );
    case "line":
      return (
        <path
          d={linePath(shape)}
          fill="none"
          strokeWidth={1.5}
          strokeLinecap="round"
          className={strokes[shape.tone]}
        />
      );
  }
}

const HEAD = 7;

/** The line, and for an arrow the two strokes of its head. */
function linePath({ from, to, arrow }: Extract<Shape, { kind: "line" }>): string {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  if (!arrow) return line;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number) => {
    const x = to.x - HEAD * Math.cos(angle + turn);
    const y = to.y - HEAD * Math.sin(angle + turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `${line}M${side(0.5)}L${to.x} ${to.y}L${side(-0.5)}`;
}
