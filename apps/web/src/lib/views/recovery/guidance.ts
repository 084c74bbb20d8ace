import { guidanceViewSchema, viewedGuidanceSchema } from "@foothold/core/recovery";
import { z } from "zod";
import { pageOf } from "../page.ts";

const guidance = guidanceViewSchema.meta({ id: "Guidance" });

export const guidancePage = pageOf(guidance);
export const guidanceAnswer = z.object({ guidance });
export const guidanceAndUses = viewedGuidanceSchema.extend({ guidance });
