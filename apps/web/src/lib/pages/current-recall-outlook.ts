import { type RecallOutlook, viewRecallOutlook } from "@foothold/core/learning";
import { cache } from "react";
import { deps } from "../deps.ts";
import { actorFor, requirePerson } from "./session.ts";

/** For pages: the signed-in person's due cards, looked up once per request. */
export const currentRecallOutlook = cache(
  async (): Promise<RecallOutlook> => viewRecallOutlook(deps(), actorFor(await requirePerson())),
);
