import {
  changeGuidance,
  changeGuidanceInput,
  deleteGuidance,
  deleteGuidanceInput,
  viewGuidance,
  viewGuidanceInput,
} from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { deletedAnswer, guidanceAndUses, guidanceAnswer } from "#lib/views/recovery/guidance.ts";

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

export const DELETE = handle({
  roles: teachingRoles,
  input: deleteGuidanceInput,
  output: deletedAnswer,
  limit: "write",
  run: deleteGuidance,
});
