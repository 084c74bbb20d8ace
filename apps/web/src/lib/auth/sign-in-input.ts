import { passwordSchema, personNameSchema } from "@foothold/core/people";
import { z } from "zod";

const emailSchema = z.email("Give an email address such as name@example.org.").max(254);

export const signUpInput = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
});

/** Any password may be tried: a rule for new ones must not lock out an old one. */
export const signInInput = z.object({
  email: emailSchema,
  password: z.string().min(1, "Type your password.").max(1000),
});
