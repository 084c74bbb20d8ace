import { exportClass, exportClassInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { csvFile } from "#lib/http/csv-file.ts";

export const GET = handle({
  roles: teachingRoles,
  input: exportClassInput,
  media: "text/csv",
  run: async (deps, input, actor) => csvFile(await exportClass(deps, input, actor)),
});
