import { startTestServer } from "@foothold/adapter-db/testing";
import { median } from "@foothold/core/median";
import { type Bench, type Row, row } from "../bench.ts";
import { signIn } from "../sign-in.ts";
import { startWebServer } from "../web-server.ts";
import { attemptsAtEachStep } from "./attempts-at-each-step.ts";
import { type Opened, openBrowser, openPage } from "./open-page.ts";

const ROUNDS = 5;
const KILOBYTE = 1024;

/** Each step of the workbench in a browser with an empty cache, compared with the sign-in page. */
export const page: Bench = {
  what: "the workbench's steps with an empty cache against /sign-in: transferred (KB) and time to usable (ms, median of 5)",
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const web = await startWebServer(database.url);
    const browser = await openBrowser();
    try {
      const { cookie } = await signIn(web.url);
      const steps = await attemptsAtEachStep(web.url, cookie);
      const visitor = { url: `${web.url}/sign-in`, usable: 'button[type="submit"]' };
      const rows: Row[] = [];
      for (const { name, path, usable } of steps) {
        const step = { url: `${web.url}${path}`, usable, cookie };
        // In turns, so that both have the same conditions.
        const baseline: Opened[] = [];
        const subject: Opened[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          baseline.push(await openPage(browser, visitor));
          subject.push(await openPage(browser, step));
        }
        const bytes = (pages: Opened[]) => median(pages.map((one) => one.bytes)) / KILOBYTE;
        const ms = (pages: Opened[]) => median(pages.map((one) => one.usableMs));
        rows.push(row(`${name}: transferred`, "KB", bytes(baseline), bytes(subject)));
        rows.push(row(`${name}: time to usable`, "ms", ms(baseline), ms(subject)));
      }
      return rows;
    } finally {
      await browser.close();
      await web.stop();
      await postgres.stop();
    }
  },
};
