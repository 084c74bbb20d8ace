import { allEndpoints } from "./endpoints.ts";
import { markdownOf } from "./markdown.ts";
import { openApiOf } from "./openapi.ts";
import { routeTypesOf } from "./route-types.ts";

/** The generated files by their place relative to this folder. */
export async function apiDocs(): Promise<Record<string, string>> {
  const endpoints = await allEndpoints();
  const api = openApiOf(endpoints);
  return {
    "openapi.json": `${JSON.stringify(api, null, 1)}\n`,
    "../../../../docs/api.md": markdownOf(endpoints, api),
    "../lib/browser/api-routes.ts": routeTypesOf(endpoints),
  };
}
