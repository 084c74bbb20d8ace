import { describeDrawing } from "../../drawings/describe-drawing.ts";
import type { ChatReply, ShownReply } from "../../entities/chat/chat-reply.ts";

/** A reply as one text in Markdown, in the order in which it is read. */
export function replyText(reply: ShownReply): string {
  return [
    reply.summary ?? "",
    ...(reply.sections ?? []).map(sectionText),
    ...drawingSections(reply).map(sectionText),
    listText(
      (reply.generatedImages ?? []).map(
        ({ originalPrompt }, place) => `Picture ${place + 1}: ${originalPrompt}`,
      ),
    ),
    listText(
      (reply.todos ?? []).map(({ text, completed }) => `[${completed ? "x" : " "}] ${text}`),
    ),
    ...(reply.fileChanges ?? []).map(
      ({ path, content, note }) => `${path}${note ? `: ${note}` : ""}\n${codeText(content)}`,
    ),
    listText(
      (reply.commands ?? []).map(
        ({ command, description }) => `\`${command}\`${description ? `: ${description}` : ""}`,
      ),
    ),
    listText((reply.nextSteps ?? []).map(({ html }) => html)),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n");
}

/** Drawings described in words, for readers who cannot see them. */
const drawingSections = ({ drawings = [] }: ShownReply): ChatReply["sections"] =>
  drawings.map((drawing) => {
    const [heading = "", ...lines] = describeDrawing(drawing).split("\n");
    return { heading: `Drawing: ${heading}`, content: lines.join("\n\n") };
  });

/** The reply with its drawings as sections of text, so that a model can read it. */
export function inWords({ drawings, ...words }: ShownReply): ShownReply {
  if (!drawings) return words;
  return { ...words, sections: [...(words.sections ?? []), ...drawingSections({ drawings })] };
}

function sectionText({ heading, content, code }: ChatReply["sections"][number]): string {
  return [heading && `**${heading}**`, content, code === undefined ? "" : codeText(code)]
    .filter(Boolean)
    .join("\n\n");
}

/** With a fence longer than any in the code. */
export function codeText(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code.trimEnd()}\n${fence}`;
}

const listText = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Whether there is anything in it that a learner could read. */
export function isEmptyReply(reply: ShownReply): boolean {
  return replyText(reply) === "";
}
