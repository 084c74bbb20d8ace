import { z } from "zod";
import { passwordSchema } from "../../entities/people/password.ts";
import { personNameSchema } from "../../entities/people/settings.ts";
import { weaknessSentence } from "./require-strong-password.ts";

/** What a new account is made of. A password that is guessed early is refused at its field. */
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
