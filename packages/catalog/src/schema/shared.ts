import { type RunValue, runValueSchema } from "@foothold/core/runs";
import { z } from "zod";

export type Json = RunValue;
export const jsonSchema = runValueSchema;
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and dashes, like two-sum");
export const textSchema = z.string().trim().min(1, "must not be empty");
export const textsSchema = z.array(textSchema);
