import type { ProblemView } from "@foothold/core/catalog";
import { drawExample } from "@foothold/core/draw-figure";
import { DrawingStrip } from "./DrawingStrip.tsx";

type Props = {
  signature: ProblemView["signature"];
  example: ProblemView["examples"][number];
  title: string;
};

/** An example of a statement as figures of its values. */
export function ExampleStrip({ signature, example, title }: Props) {
  return <DrawingStrip drawing={drawExample(signature, example, title)} />;
}
