import { lookAhead, type RecallOutlook } from "@foothold/core/learning";
import { cache } from "react";
import { deps } from "../deps.ts";
import { actorFor, requirePerson } from "./session.ts";

/** For pages: what is due for whoever is signed in, looked up once per request. */
export const currentRecallOutlook = cache(
  async (): Promise<RecallOutlook> => lookAhead(deps(), actorFor(await requirePerson())),
);
