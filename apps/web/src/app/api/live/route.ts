import { roles } from "@foothold/core/people";
import { liveLines, liveUpdates } from "#lib/endpoints/live-updates.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({ roles, output: liveLines, run: liveUpdates });
