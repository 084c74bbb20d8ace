import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { apiDocs } from "./api-docs.ts";
import { allEndpoints } from "./endpoints.ts";
import openApi from "./openapi.json" with { type: "json" };
import { operationsOf } from "./operations.ts";
import { summaries } from "./summaries.ts";

const documented = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

describe("the API's description", () => {
  test("is what the routes and schemas give: otherwise run `npm run api-docs`", async () => {
    for (const [path, text] of Object.entries(await apiDocs())) {
      expect(await readFile(new URL(path, import.meta.url), "utf8"), path).toBe(text);
    }
  });

  test("holds every route there is, each with a line on what it does, and no other", async () => {
    const routes = operationsOf(await allEndpoints()).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(documented.toSorted()).toEqual(routes.toSorted());
    expect(Object.keys(summaries).toSorted()).toEqual(routes.toSorted());
  });

  test("every route of ours says what it answers, and every change what it takes", async () => {
    const silent = operationsOf(await allEndpoints()).filter(
      ({ method, facts }) => (!facts.output && !facts.media) || (method !== "GET" && !facts.input),
    );
    const names = silent.map(({ method, path }) => `${method} ${path}`);
    expect(names).toEqual(["POST /api/auth/sign-out"]);
  });

  test("its schemas are valid and every reference leads somewhere", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(openApi, "openapi");
    for (const name of Object.keys(openApi.components.schemas)) {
      expect(ajv.getSchema(`openapi#/components/schemas/${name}`)).toBeTypeOf("function");
    }
  });
});
