import { z } from "zod";

/** What a reply in the coach panel is made of. */
export const chatReplySchema = z.object({
  summary: z.string(),
  sections: z.array(z.object({ heading: z.string(), content: z.string() })),
  todos: z.array(z.object({ text: z.string(), completed: z.boolean() })),
  fileChanges: z.array(
    z.object({ path: z.string(), content: z.string(), note: z.string().optional() }),
  ),
  commands: z.array(z.object({ command: z.string(), description: z.string().optional() })),
  nextSteps: z.array(z.object({ html: z.string(), inputText: z.string() })),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
