import type { Send } from "./send.ts";

const lesson = "/api/lessons/hash-map-bite";
const card = "/api/recall/hash-map-order";

/** A lesson and a card of the real catalogue, each with a rescue explained back. */
export async function learn(send: Send, mark: string) {
  await send("POST", `${lesson}/checks`, { check: 0, choice: 1 });
  await send("POST", `${lesson}/checks`, { check: 1, choice: 2 });
  await send("POST", `${lesson}/stuck`, { action: "rescue" });
  await send("POST", `${lesson}/stuck/recap`, { text: `About lessons, says ${mark}.` });
  await send("GET", "/api/recall");
  await send("POST", `${card}/review`, { rating: "good", version: 1 });
}
