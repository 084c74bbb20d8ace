import { z } from "zod";
import { chatBugSchema, chatBugTypeSchema } from "../../../entities/chat/chat-bug.ts";
import { modelProviders } from "../../../entities/coach/text-model.ts";
import { pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

/** The name of the built-in coach in a list of models. */
export const BUILT_IN = "built-in";

export const listChatBugsInput = pageQuerySchema.extend({
  type: chatBugTypeSchema.optional(),
  by: chatBugSchema.shape.by.optional(),
  /** A model's name, or `built-in`. */
  model: z.string().max(200).optional(),
});
export type ListChatBugs = z.infer<typeof listChatBugsInput>;

export const listedChatBugsSchema = z.object({
  items: z.array(
    chatBugSchema.extend({
      id: z.string(),
      conversationId: z.string(),
      learner: z.object({ id: z.string(), name: z.string() }),
      provider: z.enum(modelProviders).nullable(),
      model: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
  /** Counts over everything that the filter lets through; `model` is null for the built-in coach. */
  counts: z.array(
    z.object({ model: z.string().nullable(), type: chatBugTypeSchema, count: z.number().int() }),
  ),
});
export type ListedChatBugs = z.infer<typeof listedChatBugsSchema>;

/** What was wrong with replies: all of it for admins, what their learners reported for instructors. */
export async function listChatBugs(
  { chatBugs }: Pick<Deps, "chatBugs">,
  { model, after, limit, ...filter }: ListChatBugs,
  { userId, role }: Actor,
): Promise<ListedChatBugs> {
  const ofModel = model === BUILT_IN ? null : model;
  const own = role === "admin" ? {} : ({ instructorId: userId, by: "learner" } as const);
  const query = { ...filter, model: ofModel, ...own };
  const [page, counts] = await Promise.all([
    chatBugs.list({ ...query, after, limit }),
    chatBugs.count(query),
  ]);
  return { ...page, counts };
}
