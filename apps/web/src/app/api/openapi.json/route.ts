import { z } from "zod";
import { handle } from "#lib/handle.ts";
import openApi from "../../../api-docs/openapi.json" with { type: "json" };

export const GET = handle({
  roles: "anyone",
  output: z.looseObject({ openapi: z.string() }),
  run: async () => openApi,
});
