import {
  changedGuidanceSchema,
  guidanceViewSchema,
  viewedGuidanceSchema,
} from "@foothold/core/recovery";
import { z } from "zod";
import { pageOf } from "../page.ts";

const guidance = guidanceViewSchema.meta({ id: "Guidance" });

export const guidancePage = pageOf(guidance);
export const guidanceAnswer = changedGuidanceSchema.extend({ guidance });
export const guidanceAndUses = viewedGuidanceSchema.extend({ guidance });
export const deletedAnswer = z.object({ deleted: z.literal(true) });
