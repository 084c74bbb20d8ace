import {
  changeGuidance,
  changeGuidanceInput,
  viewGuidance,
  viewGuidanceInput,
} from "@foothold/core";
import { guidanceAndUses, guidanceAnswer } from "#lib/guidance-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewGuidanceInput,
  output: guidanceAndUses,
  run: viewGuidance,
});

export const PUT = handle({
  roles: teachingRoles,
  input: changeGuidanceInput,
  output: guidanceAnswer,
  limit: "write",
  run: changeGuidance,
});
