import { expect, test } from "../support/story.ts";

test("a browser that asks for the icon before it has read the page gets it", async ({
  request,
}) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("image/svg+xml");
});
