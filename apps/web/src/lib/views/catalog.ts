import { problemSummarySchema, problemViewSchema } from "@foothold/core/catalog";
import { z } from "zod";

export const problemSchema = problemViewSchema.meta({ id: "Problem" });

export const problemAnswer = z.object({ problem: problemSchema });
export const problemsAnswer = z.object({ problems: z.array(problemSummarySchema) });
