import {
  attemptSummarySchema,
  attemptViewSchema,
  changeSetSchema,
  checkedTestsSchema,
  commandChangesSchema,
  deletedFileSchema,
  draftSchema,
  fileRunSchema,
  listedChangeSchema,
  listedFilesSchema,
  rewoundChangeSchema,
  rewoundSchema,
  savedCodeSchema,
  savedFileSchema,
} from "@foothold/core/attempt";
import { z } from "zod";
import { problemSchema } from "./catalog.ts";
import { pageOf } from "./page.ts";

export const attemptSchema = attemptViewSchema.meta({ id: "Attempt" });

export const attemptAnswer = z.object({ attempt: attemptSchema });

/** `invariantFeedback` is set when the attempt stays at REFLECT. */
export const reflectionAnswer = attemptAnswer.extend({ invariantFeedback: z.string().optional() });

export const attemptPage = pageOf(attemptSummarySchema);

export const attemptAndProblem = z.object({ attempt: attemptSchema, problem: problemSchema });

export const savedCodeAnswer = savedCodeSchema;
export const rewoundAnswer = rewoundSchema;
export const rewoundChangeAnswer = rewoundChangeSchema;
export const changePage = pageOf(listedChangeSchema);
export const changeAnswer = changeSetSchema;

export const filesAnswer = listedFilesSchema;
export const savedFileAnswer = savedFileSchema;
export const commandChangesAnswer = commandChangesSchema;
export const deletedFileAnswer = deletedFileSchema;
export const fileRunAnswer = fileRunSchema;
export const checkedTestsAnswer = checkedTestsSchema;

export const draftsAnswer = z.object({ drafts: z.array(draftSchema.meta({ id: "Draft" })) });
