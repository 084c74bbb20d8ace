import type { ChatField } from "@foothold/core/chat";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { NextStepsPart } from "./parts/NextStepsPart.tsx";
import { SectionsPart } from "./parts/SectionsPart.tsx";
import { SummaryPart } from "./parts/SummaryPart.tsx";
import { TodosPart } from "./parts/TodosPart.tsx";
import type { ReplyPartProps } from "./reply-part.ts";

/** How each field of a reply is shown, once it has something in it. What few replies have is loaded with the first of them. */
export const replyParts: Record<ChatField, ComponentType<ReplyPartProps>> = {
  summary: SummaryPart,
  sections: SectionsPart,
  todos: TodosPart,
  fileChanges: dynamic(() =>
    import("./parts/FileChangesPart.tsx").then((file) => file.FileChangesPart),
  ),
  commands: dynamic(() => import("./parts/CommandsPart.tsx").then((file) => file.CommandsPart)),
  nextSteps: NextStepsPart,
};
