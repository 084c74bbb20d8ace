import type { ReplyField } from "@foothold/core/chat";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { NextStepsPart } from "./parts/NextStepsPart.tsx";
import { SectionsPart } from "./parts/SectionsPart.tsx";
import { SummaryPart } from "./parts/SummaryPart.tsx";
import { TodosPart } from "./parts/TodosPart.tsx";
import type { ReplyPartProps } from "./reply-part.ts";

/** How each field of a reply is shown, once it has something in it. What few replies have is loaded with the first of them. */
export const replyParts: Record<ReplyField, ComponentType<ReplyPartProps>> = {
  summary: SummaryPart,
  sections: SectionsPart,
  drawings: dynamic(
    () => untilLoaded(() => import("./parts/DrawingsPart.tsx")).then((file) => file.DrawingsPart),
    { loading: NothingYet },
  ),
  todos: TodosPart,
  generatedImages: dynamic(
    () => untilLoaded(() => import("./gallery/GalleryPart.tsx")).then((file) => file.GalleryPart),
    { loading: NothingYet },
  ),
  fileChanges: dynamic(
    () =>
      untilLoaded(() => import("./parts/FileChangesPart.tsx")).then((file) => file.FileChangesPart),
    { loading: NothingYet },
  ),
  commands: dynamic(
    () => untilLoaded(() => import("./parts/CommandsPart.tsx")).then((file) => file.CommandsPart),
    { loading: NothingYet },
  ),
  nextSteps: NextStepsPart,
};
