import { exportClass, exportClassInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { csvFile } from "#lib/files/csv-file.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: teachingRoles,
  input: exportClassInput,
  media: "text/csv",
  run: async (deps, input, actor) => csvFile(await exportClass(deps, input, actor)),
});
