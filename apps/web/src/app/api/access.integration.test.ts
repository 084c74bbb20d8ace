import { type Role, roles } from "@foothold/core/people";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { allEndpoints } from "../../api-docs/endpoints.ts";
import { type App, startApp } from "../../testing/app.ts";

const everyone = ["nobody", ...roles] as const;
type Caller = (typeof everyone)[number];

/** Who may call what. A route that is not in this table fails the first test below. */
const mayCall: Record<string, readonly Caller[]> = {
  "GET /api/health": everyone,
  "GET /api/auth/[...all]": everyone,
  "POST /api/auth/[...all]": everyone,
  "POST /api/setup": everyone,
  "POST /api/new-password": everyone,
  "GET /api/openapi.json": everyone,
  "GET /api/problems": roles,
  "GET /api/problems/[slug]": roles,
  "GET /api/attempts": roles,
  "POST /api/attempts": roles,
  "GET /api/attempts/[attemptId]": roles,
  "POST /api/attempts/[attemptId]/mode": roles,
  "POST /api/attempts/[attemptId]/understand/submit": roles,
  "POST /api/attempts/[attemptId]/understand/followup": roles,
  "POST /api/attempts/[attemptId]/understand/example": roles,
  "POST /api/attempts/[attemptId]/understand/explain": roles,
  "POST /api/attempts/[attemptId]/understand/revise": roles,
  "POST /api/attempts/[attemptId]/understand/skip": roles,
  "POST /api/attempts/[attemptId]/plan/suggest": roles,
  "POST /api/attempts/[attemptId]/plan/choose": roles,
  "POST /api/attempts/[attemptId]/plan/revise": roles,
  "POST /api/attempts/[attemptId]/plan/discover": roles,
  "POST /api/attempts/[attemptId]/plan/skip": roles,
  "POST /api/attempts/[attemptId]/implement/browser-run": roles,
  "POST /api/attempts/[attemptId]/implement/hint": roles,
  "POST /api/attempts/[attemptId]/implement/submit": roles,
  "GET /api/attempts/[attemptId]/queue": roles,
  "POST /api/attempts/[attemptId]/verify/run": roles,
  "POST /api/attempts/[attemptId]/verify/trace": roles,
  "POST /api/attempts/[attemptId]/verify/retry": roles,
  "POST /api/attempts/[attemptId]/verify/explain-failure": roles,
  "POST /api/attempts/[attemptId]/reflect/submit": roles,
  "POST /api/attempts/[attemptId]/reflect/skip": roles,
  "GET /api/attempts/[attemptId]/predict": roles,
  "POST /api/attempts/[attemptId]/predict": roles,
  "GET /api/attempts/[attemptId]/reflect/challenge": roles,
  "POST /api/attempts/[attemptId]/reflect/challenge": roles,
  "POST /api/attempts/[attemptId]/solution/measure": roles,
  "POST /api/attempts/[attemptId]/stuck": roles,
  "POST /api/attempts/[attemptId]/stuck/recap": roles,
  "POST /api/attempts/[attemptId]/chat": roles,
  "POST /api/attempts/[attemptId]/stuck/dismiss": roles,
  "POST /api/attempts/[attemptId]/stuck/recover": roles,
  "POST /api/attempts/[attemptId]/stuck/ask-instructor": roles,
  "GET /api/attempts/[attemptId]/recovery": roles,
  "POST /api/attempts/[attemptId]/answers/[answerId]/steps": roles,
  "POST /api/attempts/[attemptId]/changes/[position]/rewind": roles,
  "POST /api/attempts/[attemptId]/rewind": roles,
  "POST /api/attempts/[attemptId]/approach/submit": roles,
  "POST /api/attempts/[attemptId]/finish": roles,
  "PUT /api/attempts/[attemptId]/code": roles,
  "GET /api/attempts/[attemptId]/files": roles,
  "PUT /api/attempts/[attemptId]/files": roles,
  "DELETE /api/attempts/[attemptId]/files": roles,
  "POST /api/attempts/[attemptId]/files/command": roles,
  "POST /api/attempts/[attemptId]/files/rename": roles,
  "POST /api/attempts/[attemptId]/files/run": roles,
  "POST /api/attempts/[attemptId]/files/check-tests": roles,
  "GET /api/attempts/[attemptId]/drafts": roles,
  "PUT /api/attempts/[attemptId]/drafts": roles,
  "GET /api/attempts/[attemptId]/changes": roles,
  "GET /api/attempts/[attemptId]/changes/[position]": roles,
  "GET /api/conversations": roles,
  "POST /api/conversations": roles,
  "GET /api/conversations/[conversationId]": roles,
  "PUT /api/conversations/[conversationId]": roles,
  "DELETE /api/conversations/[conversationId]": roles,
  "POST /api/conversations/[conversationId]/messages": roles,
  "GET /api/conversations/[conversationId]/subtasks": roles,
  "POST /api/conversations/[conversationId]/subtasks": roles,
  "PUT /api/subtasks/[planId]": roles,
  "POST /api/subtasks/[planId]/start": roles,
  "POST /api/subtasks/[planId]/steer": roles,
  "POST /api/subtasks/[planId]/decide-task": roles,
  "POST /api/subtasks/[planId]/decide-conflict": roles,
  "GET /api/conversations/[conversationId]/exchanges/[exchangeId]": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/retry": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/accept": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/apply": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/discard": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/report": roles,
  "GET /api/conversations/[conversationId]/exchanges/[exchangeId]/pictures": roles,
  "PUT /api/conversations/[conversationId]/exchanges/[exchangeId]/pictures/[imageId]": roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/pictures/[imageId]/redraw":
    roles,
  "POST /api/conversations/[conversationId]/exchanges/[exchangeId]/pictures/keep": roles,
  "GET /api/attempts/[attemptId]/pictures": roles,
  "DELETE /api/attempts/[attemptId]/pictures": roles,
  "GET /api/pictures/[pictureId]": roles,
  "POST /api/conversations/[conversationId]/batches": roles,
  "POST /api/conversations/[conversationId]/batches/[batchId]/begin": roles,
  "POST /api/conversations/[conversationId]/batches/[batchId]/report": roles,
  "POST /api/conversations/[conversationId]/batches/[batchId]/skip": roles,
  "POST /api/conversations/[conversationId]/batches/[batchId]/stop": roles,
  "POST /api/conversations/[conversationId]/batches/[batchId]/supervise": roles,
  "POST /api/settings/commands": roles,
  "POST /api/conversations/[conversationId]/handoff": roles,
  "POST /api/conversations/[conversationId]/extend": roles,
  "POST /api/conversations/[conversationId]/decline-handoff": roles,
  "GET /api/conversations/[conversationId]/export": roles,
  "GET /api/chat-bugs": ["instructor", "admin"],
  "GET /api/learners/attempts/[attemptId]/conversations": ["instructor", "admin"],
  "GET /api/learners/attempts/[attemptId]/conversations/[conversationId]": ["instructor", "admin"],
  "GET /api/lessons": roles,
  "GET /api/lessons/[lessonId]": roles,
  "POST /api/lessons/[lessonId]/checks": roles,
  "POST /api/lessons/[lessonId]/stuck": roles,
  "POST /api/lessons/[lessonId]/stuck/recap": roles,
  "GET /api/recall": roles,
  "POST /api/recall/[cardId]/review": roles,
  "POST /api/recall/[cardId]/stuck": roles,
  "POST /api/recall/[cardId]/stuck/recap": roles,
  "GET /api/notifications": roles,
  "POST /api/notifications/[notificationId]/read": roles,
  "GET /api/live": roles,
  "GET /api/classes": roles,
  "POST /api/classes": ["instructor", "admin"],
  "POST /api/classes/join": roles,
  "GET /api/classes/[classId]": ["instructor", "admin"],
  "POST /api/classes/[classId]/leave": roles,
  "POST /api/classes/[classId]/join-code": ["instructor", "admin"],
  "PUT /api/classes/[classId]/owner": ["instructor", "admin"],
  "POST /api/classes/[classId]/instructors": ["instructor", "admin"],
  "DELETE /api/classes/[classId]/members/[userId]": ["instructor", "admin"],
  "GET /api/learners/attempts/[attemptId]": ["instructor", "admin"],
  "GET /api/escalations": ["instructor", "admin"],
  "GET /api/escalations/[escalationId]": ["instructor", "admin"],
  "POST /api/escalations/[escalationId]/claim": ["instructor", "admin"],
  "POST /api/escalations/[escalationId]/release": ["instructor", "admin"],
  "POST /api/escalations/[escalationId]/preview": ["instructor", "admin"],
  "POST /api/escalations/[escalationId]/answer": ["instructor", "admin"],
  "POST /api/operator/guidance": ["instructor", "admin"],
  "GET /api/guidance": ["instructor", "admin"],
  "GET /api/guidance/[guidanceId]": ["instructor", "admin"],
  "PUT /api/guidance/[guidanceId]": ["instructor", "admin"],
  "DELETE /api/guidance/[guidanceId]": ["instructor", "admin"],
  "GET /api/classes/[classId]/export": ["instructor", "admin"],
  "POST /api/learners/attempts/[attemptId]/comments": ["instructor", "admin"],
  "GET /api/settings": roles,
  "PUT /api/settings": roles,
  "POST /api/settings/coach/test": roles,
  "GET /api/admin/coach": ["admin"],
  "PUT /api/admin/coach": ["admin"],
  "GET /api/admin/coach/spending": ["admin"],
  "GET /api/attempts/[attemptId]/stuck/helped-others": roles,
  "GET /api/admin/recovery": ["admin"],
  "PUT /api/admin/recovery": ["admin"],
  "POST /api/admin/coach/test": ["admin"],
  "PUT /api/admin/coach/keys/[provider]": ["admin"],
  "DELETE /api/admin/coach/keys/[provider]": ["admin"],
  "GET /api/me/export": roles,
  "POST /api/me/delete": roles,
  "POST /api/me/password": roles,
  "GET /api/admin/audit": ["admin"],
  "GET /api/admin/flags": ["admin"],
  "GET /api/admin/flags/[key]": ["admin"],
  "PUT /api/admin/flags/[key]": ["admin"],
  "GET /api/admin/health": ["admin"],
  "GET /api/admin/metrics": ["admin"],
  "GET /api/admin/classes": ["admin"],
  "GET /api/admin/people": ["admin"],
  "PUT /api/admin/people/[personId]/role": ["admin"],
  "PUT /api/admin/people/[personId]/rights": ["admin"],
  "POST /api/admin/people/[personId]/disable": ["admin"],
  "POST /api/admin/people/[personId]/enable": ["admin"],
  "POST /api/admin/people/[personId]/end-sessions": ["admin"],
  "POST /api/admin/people/[personId]/password-link": ["admin"],
  "GET /api/[...path]": everyone,
  "POST /api/[...path]": everyone,
  "PUT /api/[...path]": everyone,
  "PATCH /api/[...path]": everyone,
  "DELETE /api/[...path]": everyone,
};

const endpoints = await allEndpoints();
const cases = endpoints.flatMap(({ method, path }) =>
  everyone.map((caller) => ({ caller, method, path })),
);

describe("who may call which endpoint", () => {
  let app: App;
  const cookies: Partial<Record<Caller, string>> = {};
  beforeAll(async () => {
    app = await startApp();
    for (const role of roles) cookies[role] = (await app.signUp(role)).cookie;
  });
  afterAll(() => app.stop());

  test("every route has a rule and every rule a route", () => {
    const found = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(found.sort()).toEqual(Object.keys(mayCall).sort());
  });

  test.each(cases)("$caller → $method $path", async ({ caller, method, path }) => {
    const response = await app.call(method, path.replaceAll(/\[(\.{3})?\w+\]/g, "unknown"), {
      ...(cookies[caller] && { cookie: cookies[caller] }),
      ...(method !== "GET" && { body: {} }),
    });
    const allowed = mayCall[`${method} ${path}`]?.includes(caller);
    if (allowed) expect([401, 403]).not.toContain(response.status);
    else expect(response.status).toBe(caller === "nobody" ? 401 : 403);
    expect(response.headers.get("x-request-id")).toBeTruthy();
  });

  test.each(roles.filter((role): role is Role => role !== "admin"))(
    "a refused %s finds the refusal in the audit trail",
    async (role) => {
      const { cookie } = await app.signUp(role);
      const response = await app.call("GET", "/api/admin/flags", { cookie });
      const { error } = await response.json();
      const found = await app.deps().audit.search({ search: error.requestId, limit: 5 });
      expect(found.items).toMatchObject([{ action: "request-failed", actorRole: role }]);
    },
  );

  test("who fails without end does not fill the audit trail", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { id: actorId, cookie } = await app.signUp();
    for (let times = 0; times < 15; times++) {
      expect((await app.call("GET", "/api/attempts/unknown", { cookie })).status).toBe(404);
    }
    const found = await app.deps().audit.search({ action: "request-failed", actorId, limit: 100 });
    expect(found.items).toHaveLength(10);
  });
});
