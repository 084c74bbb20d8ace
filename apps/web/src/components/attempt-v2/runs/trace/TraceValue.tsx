import type { TraceEncoded, TraceStep } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";
import { ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { heapShape, type Pointers, type Shape } from "./heap-shape.ts";

const MAX_CELLS = 24;

type Heap = TraceStep["heap"];
type Props = { value: TraceEncoded | undefined; heap: Heap; pointers?: Pointers };

/** Draws lists as cells, dictionaries as pairs, linked lists and trees as such; everything else as text. */
export function TraceValue({ value, heap, pointers = {} }: Props) {
  const shape = heapShape(value, heap);
  switch (shape.kind) {
    case "cells":
      return <Cells shape={shape} heap={heap} pointers={pointers} />;
    case "pairs":
      return <Pairs shape={shape} heap={heap} />;
    case "chain":
      return <Chain shape={shape} heap={heap} />;
    case "tree":
      return <Tree shape={shape} heap={heap} />;
    case "text":
      return <Text>{shape.text}</Text>;
  }
}

type Of<Kind extends Shape["kind"]> = { shape: Extract<Shape, { kind: Kind }>; heap: Heap };

function Cells({ shape: { items }, heap, pointers }: Of<"cells"> & { pointers: Pointers }) {
  if (items.length === 0) return <Text>empty</Text>;
  const rest = items.length - MAX_CELLS;
  return (
    <ol className="flex flex-wrap gap-y-1">
      {items.slice(0, MAX_CELLS).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
        <li key={index} className="flex flex-col items-center">
          <span className="font-mono text-[0.65rem] text-ink-faint">{index}</span>
          <span className="-mr-px min-w-6 border border-line-strong bg-canvas px-1.5 py-0.5 text-center font-mono">
            {traceText(item, heap)}
          </span>
          {pointers[index] && (
            <span className="font-mono text-[0.65rem] font-bold text-coach">
              <span aria-hidden="true">↑</span>
              {pointers[index].join(" ")}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && <li className="self-center pl-2 text-ink-faint">{`… ${rest} more`}</li>}
    </ol>
  );
}

function Pairs({ shape: { name, pairs }, heap }: Of<"pairs">) {
  if (pairs.length === 0) return <Text>{name ? `${name} {}` : "empty"}</Text>;
  const rest = pairs.length - MAX_CELLS;
  return (
    <div>
      {name && <p className="font-mono text-ink-faint">{name}</p>}
      <table className="border-collapse font-mono">
        <tbody>
          {pairs.slice(0, MAX_CELLS).map(([key, item], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by its place
            <tr key={index}>
              <th
                scope="row"
                className="border border-line-strong bg-sunken px-1.5 py-0.5 text-left font-normal"
              >
                {traceText(key, heap)}
              </th>
              <td className="border border-line-strong bg-canvas px-1.5 py-0.5 wrap-anywhere">
                {traceText(item, heap)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="text-ink-faint">{`… ${rest} more`}</p>}
    </div>
  );
}

function Chain({ shape: { values, end }, heap }: Of<"chain">) {
  return (
    <span className="flex flex-wrap items-center gap-1 font-mono">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node is known by its place
        <Fragment key={index}>
          <span className="rounded-full border border-line-strong bg-canvas px-2 py-0.5">
            {traceText(item, heap)}
          </span>
          <ArrowRight aria-hidden="true" className="size-3 text-ink-faint" />
        </Fragment>
      ))}
      <span className="text-ink-faint">{end}</span>
    </span>
  );
}

function Tree({ shape: { value, children }, heap }: Of<"tree">) {
  return (
    <span className="inline-flex flex-col items-center gap-1 font-mono">
      <span className="rounded-full border border-line-strong bg-canvas px-2 py-0.5">
        {traceText(value, heap)}
      </span>
      {children && (
        <span className="flex items-start gap-2 border-t border-line pt-1">
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: left and right never change places
            <TraceValue key={index} value={child} heap={heap} />
          ))}
        </span>
      )}
    </span>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <span className="font-mono wrap-anywhere">{children}</span>;
}
