import { z } from "zod";
import { passwordSchema } from "../../entities/people/password.ts";
import { personNameSchema } from "../../entities/people/settings.ts";
import { weaknessSentence } from "./require-strong-password.ts";

/** The fields of a new account. An easily guessed password is refused with an error at its field. */
export const newAccountSchema = z
  .object({
    name: personNameSchema,
    email: z.email("Give an email address such as name@example.org.").max(254),
    password: passwordSchema,
  })
  .superRefine(({ password, ...owner }, context) => {
    const message = weaknessSentence(password, owner);
    if (message) context.addIssue({ code: "custom", path: ["password"], message });
  });
