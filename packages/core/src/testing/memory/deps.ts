import type { Problem } from "../../entities/catalog/problem.ts";
import type { Lesson } from "../../entities/learning/lesson.ts";
import type { RecallCard } from "../../entities/learning/recall.ts";
import { canTeach, type Person } from "../../entities/people/person.ts";
import { emptyQueue } from "../../entities/runs/run-queue.ts";
import { countFailures } from "../../people/count-failures.ts";
import type { Deps } from "../../ports/deps.ts";
import type { Clock } from "../../ports/people.ts";
import type { Signal } from "../../ports/signals.ts";
import { authoredVoices } from "../../recovery/authored/authored-voices.ts";
import { withEpisodes } from "../../recovery/episode/with-episodes.ts";
import { recoveryRules } from "../../recovery/rules/recovery-rules.ts";
import { withRecoveryJobs } from "../../recovery/with-recovery-jobs.ts";
import { advanceRecovery } from "../../use-cases/recovery/advance-recovery.ts";
import { workOnPlan } from "../../use-cases/subtasks/work-on-plan.ts";
import { aCard, aLesson } from "../builders/lesson-builder.ts";
import { aPattern } from "../builders/pattern-builder.ts";
import { aProblem } from "../builders/problem-builder.ts";
import { type ManualClock, manualClock } from "../clock.ts";
import { type FakeCoach, fakeCoach } from "../fakes/fake-coach.ts";
import { type FakeRunner, fakeRunner } from "../fakes/fake-runner.ts";
import { fakeScheduler } from "../fakes/fake-scheduler.ts";
import { type AttemptStore, attemptStore } from "./attempt/attempt-store.ts";
import { memoryAttempts } from "./attempt/attempts.ts";
import { memoryChangeSets } from "./attempt/change-sets.ts";
import { memoryDrafts } from "./attempt/drafts.ts";
import { memoryIdempotency } from "./attempt/idempotency.ts";
import { memoryWorkspaces } from "./attempt/workspaces.ts";
import { memoryPatterns } from "./catalog/patterns.ts";
import { memoryProblems } from "./catalog/problems.ts";
import { memoryChatBugs } from "./chat/chat-bugs.ts";
import { chatStore } from "./chat/chat-store.ts";
import { memoryCommandBatches } from "./chat/command-batches.ts";
import { memoryConversations } from "./chat/conversations.ts";
import { memoryExchanges } from "./chat/exchanges.ts";
import { memoryPictureFiles } from "./chat/picture-files.ts";
import { memoryClassProgress } from "./classroom/class-progress.ts";
import { memoryClasses } from "./classroom/classes.ts";
import { memoryComments } from "./classroom/comments.ts";
import { memoryCoachReplies } from "./coach/coach-replies.ts";
import { memoryCoachSettings } from "./coach/coach-settings.ts";
import { memorySpending } from "./coach/spending.ts";
import { memoryJobs } from "./jobs.ts";
import { memoryDeck } from "./learning/deck.ts";
import { memoryLessons } from "./learning/lessons.ts";
import { memoryUnits } from "./learning/units.ts";
import { memoryAccounts } from "./people/accounts.ts";
import { memoryAudit } from "./people/audit.ts";
import { memoryFlags } from "./people/flags.ts";
import { memoryKnownNetworks } from "./people/known-networks.ts";
import { memoryNotifications } from "./people/notifications.ts";
import { memoryPasswordLinks } from "./people/password-links.ts";
import { memoryPeople } from "./people/people.ts";
import { memoryPersonalData } from "./people/personal-data.ts";
import { memoryRateLimits } from "./people/rate-limits.ts";
import { memorySettings } from "./people/settings.ts";
import { memorySetupTokens } from "./people/setup-tokens.ts";
import { memoryEpisodes } from "./recovery/episodes.ts";
import { memoryEscalations } from "./recovery/escalations.ts";
import { memoryGuidance } from "./recovery/guidance.ts";
import { memoryRecoveries } from "./recovery/recoveries.ts";
import { memoryRecoverySettings } from "./recovery/recovery-settings.ts";
import { memorySignals } from "./signals.ts";
import { addPerson, memoryStore } from "./store.ts";
import { memorySubTaskPlans } from "./subtasks/sub-task-plans.ts";

export type MemoryDeps = Deps & {
  clock: ManualClock;
  coach: FakeCoach;
  runner: FakeRunner;
  attemptStore: AttemptStore;
  /** Switches what `database.ping` answers. */
  setReachable(reachable: boolean): void;
  addPerson(given?: Partial<Person>): Promise<Person>;
  addSession(userId: string, expiresAt: Date): Promise<void>;
  passwordHashOf(userId: string): Promise<string | null>;
  /** Does all work that was asked for, in turn. */
  work(): Promise<void>;
  /** Every signal that was sent. */
  sent: Signal[];
};

type Given = {
  clock?: Clock;
  problems?: readonly Problem[];
  lessons?: readonly Lesson[];
  cards?: readonly RecallCard[];
};

/** Every port, with no database, coach or sandbox behind it; jobs wait until `work` is called. */
export function memoryDeps({
  clock = manualClock(),
  problems = [aProblem()],
  lessons = [aLesson()],
  cards = [aCard()],
}: Given = {}): MemoryDeps {
  const people = memoryStore(clock);
  const work = attemptStore();
  const { jobs, workThrough } = memoryJobs();
  const runner = fakeRunner();
  const { signals, sent } = memorySignals();
  const classroom = classroomStore(memoryPeople(people));
  let ids = 0;
  let reachable = true;
  const coach = fakeCoach();
  const chats = chatStore();
  const coachReplies = memoryCoachReplies();
  const newId = () => `id-${++ids}`;
  const recoveries = memoryRecoveries(work);
  const episodes = memoryEpisodes({ ...work, ...classroom });
  const settings = memorySettings(people);
  const classes = memoryClasses(classroom);
  const recoverySettings = memoryRecoverySettings(people, classes);
  const rules = recoveryRules({ recoverySettings, settings });
  const tracking = { episodes, recoveries, newId, rules };
  const deps: Deps = {
    clock,
    newId,
    pause: () => Promise.resolve(),
    alarm: () => () => {},
    newToken: () => `token-${++ids}`,
    hashToken: (token) => `hash of ${token}`,
    people: memoryPeople(people),
    accounts: memoryAccounts(people),
    setupTokens: memorySetupTokens(people),
    passwordLinks: memoryPasswordLinks(people),
    knownNetworks: memoryKnownNetworks(people),
    personalData: memoryPersonalData(people),
    settings,
    flags: memoryFlags(people),
    audit: memoryAudit(people),
    rateLimits: memoryRateLimits(people),
    notifications: memoryNotifications(classroom),
    signals,
    jobs,
    failures: countFailures({ clock, log: () => {} }),
    database: { ping: async () => reachable },
    probes: {
      runner: () => "ok",
      queue: () => emptyQueue,
      places: () => [],
      sandboxes: () => null,
      coach: () => "ok",
    },
    problems: memoryProblems(problems),
    patterns: memoryPatterns([aPattern()]),
    attempts: withRecoveryJobs(withEpisodes(memoryAttempts(work), tracking), jobs),
    changeSets: memoryChangeSets(work),
    workspaces: memoryWorkspaces(work),
    drafts: memoryDrafts(),
    idempotency: memoryIdempotency(),
    runner,
    coach,
    builtInCoach: coach,
    coachSettings: memoryCoachSettings(people),
    models: {
      configured: () => [],
      open: async () => [],
      ...{ firstTextWithinMs: 8_000, wholeWithinMs: 30_000 },
    },
    sealer: {
      seal: (text) => `sealed: ${[...text].reverse().join("")}`,
      open: (sealed) => [...sealed.replace("sealed: ", "")].reverse().join(""),
    },
    coachReplies,
    spending: memorySpending({
      recorded: () => coachReplies.recorded,
      ownerOf: async (id) => ({ id: work.attempts.get(id)?.userId ?? "", name: "" }),
      classesOf: async () => [],
    }),
    guard: { check: async () => ({ leak: false }) },
    conversations: memoryConversations(chats),
    exchanges: memoryExchanges(chats),
    chatBugs: memoryChatBugs(chats, classroom),
    subTaskPlans: memorySubTaskPlans(chats),
    commandBatches: memoryCommandBatches(chats),
    pictureFiles: memoryPictureFiles(chats),
    recoveries,
    episodes,
    recoverySettings,
    rules,
    targetFacts: { answers: async () => [], stuckRates: async () => [] },
    voices: authoredVoices(runner),
    escalations: memoryEscalations(classroom),
    guidance: memoryGuidance({ ...work, ...classroom }),
    lessons: memoryLessons(lessons, cards),
    units: memoryUnits(),
    deck: memoryDeck(),
    scheduler: fakeScheduler,
    classes,
    classProgress: memoryClassProgress(work),
    comments: memoryComments(classroom),
  };
  return Object.assign(deps as MemoryDeps, {
    attemptStore: work,
    setReachable(value: boolean) {
      reachable = value;
    },
    addPerson: async (given = {}) => addPerson(people, given),
    addSession: async (userId: string, expiresAt: Date) => {
      people.sessions.push({ userId, expiresAt });
    },
    passwordHashOf: async (userId: string) => people.passwords.get(userId) ?? null,
    sent,
    work: () =>
      workThrough({
        recovery: ({ recoveryId }) => advanceRecovery(deps, { recoveryId }),
        subtasks: (item) => workOnPlan(deps, item),
      }),
  });
}

function classroomStore(people: Pick<Deps["people"], "find">) {
  return {
    classes: new Map(),
    members: [],
    notifications: [],
    escalations: new Map(),
    answers: [],
    nameOf: async (userId: string) => (await people.find(userId))?.name ?? "",
    // Actors of a test need not be added: of those only what an actor's role says is known.
    canTeach: async (userId: string) => {
      const person = await people.find(userId);
      return person === null || canTeach(person);
    },
  };
}
