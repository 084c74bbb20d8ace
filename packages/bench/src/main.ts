import { parseArgs } from "node:util";
import { attempts } from "./attempt/attempts.ts";
import type { Bench } from "./bench.ts";
import { chat } from "./chat/chat.ts";
import { chatRouter } from "./chat/router/router.ts";
import { chatGuard } from "./chat/speed/chat-guard.ts";
import { chatWords } from "./chat/speed/chat-words.ts";
import { coach } from "./coach/coach.ts";
import { coachFailures } from "./coach/coach-failures.ts";
import { guardDisguises } from "./coach/guard/disguises/guard-disguises.ts";
import { guardFamilies } from "./coach/guard/families/guard-families.ts";
import { guard, guardFinal, guardFresh } from "./coach/guard/guard.ts";
import { guardKept } from "./coach/guard/kept/guard-kept.ts";
import { guardTogether } from "./coach/guard/together.ts";
import { hardening, hardeningLoad } from "./hardening/hardening.ts";
import { kills } from "./hardening/kills.ts";
import { hardeningTexts } from "./hardening/texts.ts";
import { live } from "./live/live.ts";
import { page } from "./page/page.ts";
import { guidance } from "./recovery/guidance/guidance.ts";
import { replyRepair } from "./reply-repair/reply-repair.ts";
import { requests } from "./requests/requests.ts";
import { runner } from "./runs/runner.ts";
import { stuck } from "./stuck/stuck.ts";
import { subtasks } from "./subtasks/subtasks.ts";
import { understanding } from "./understanding/understanding.ts";
import { understandingForms } from "./understanding/understanding-forms.ts";
import { understandingWords } from "./understanding/understanding-words.ts";

const benches: Record<string, Bench> = {
  requests,
  attempts,
  runner,
  page,
  live,
  hardening,
  "hardening-load": hardeningLoad,
  "hardening-kills": kills,
  "hardening-texts": hardeningTexts,
  coach,
  chat,
  "chat-router": chatRouter,
  "chat-words": chatWords,
  "chat-guard": chatGuard,
  understanding,
  "understanding-words": understandingWords,
  "understanding-forms": understandingForms,
  "coach-failures": coachFailures,
  "reply-repair": replyRepair,
  guard,
  "guard-final": guardFinal,
  "guard-fresh": guardFresh,
  "guard-together": guardTogether,
  "guard-disguises": guardDisguises,
  "guard-families": guardFamilies,
  "guard-kept": guardKept,
  stuck,
  subtasks,
  guidance,
};

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: "string" }, list: { type: "boolean" } },
});
const details = new Map(
  positionals.map((word) => {
    const [name = "", detail] = word.split("=");
    return [name, detail] as const;
  }),
);
const unknown = [...details.keys()].filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(2);
}

for (const [name, bench] of Object.entries(benches)) {
  if (details.size > 0 ? !details.has(name) : bench.onlyByName) continue;
  console.log(`\n${name}: ${bench.what}`);
  const rows = await bench.run(details.get(name), options);
  console.table(rows);
  for (const each of bench.broken?.(rows) ?? []) {
    console.error(`Not as it has to be: ${each}`);
    process.exitCode = 1;
  }
}
