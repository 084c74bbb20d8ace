import { engineFile, engineFileInput } from "#lib/endpoints/engine-file.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({ roles: "anyone", input: engineFileInput, run: engineFile });
