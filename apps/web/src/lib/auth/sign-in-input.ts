import { newAccountSchema } from "@foothold/core/people";
import { z } from "zod";

export const signUpInput = newAccountSchema;

/** Any password is accepted here: a rule for new passwords must not lock out an old one. */
export const signInInput = z.object({
  email: newAccountSchema.shape.email,
  password: z.string().min(1, "Type your password.").max(1000),
});
