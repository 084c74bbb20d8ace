import { type RecallOutlook, viewRecallOutlook } from "@foothold/core/learning";
import { cache } from "react";
import { actorFor, requirePerson } from "./auth/session.ts";
import { deps } from "./deps.ts";

/** For pages: what is due for whoever is signed in, looked up once per request. */
export const currentOutlook = cache(
  async (): Promise<RecallOutlook> => viewRecallOutlook(deps(), actorFor(await requirePerson())),
);
