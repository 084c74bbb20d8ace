import type { PartHealth, RunnerHealth, SandboxHealth } from "../entities/people/health.ts";
import type { RunQueue } from "../entities/runs/run-queue.ts";
import type { Alarm } from "./alarm.ts";
import type { Attempts, ChangeSets, Drafts, Idempotency, Workspaces } from "./attempt.ts";
import type { Patterns, Problems } from "./catalog.ts";
import type { ChatBugs, CommandBatches, Conversations, Exchanges } from "./chat.ts";
import type { Classes, ClassProgress, Comments } from "./classroom.ts";
import type { Coach } from "./coach/coach.ts";
import type { CoachReplies } from "./coach/coach-replies.ts";
import type { Guard } from "./coach/guard.ts";
import type { CoachSettingsStore, Models, Sealer } from "./coach/models.ts";
import type { PictureConfig } from "./coach/picture-model.ts";
import type { Spending } from "./coach/spending.ts";
import type { Failures } from "./failures.ts";
import type { Jobs } from "./jobs.ts";
import type { Deck, Lessons, Scheduler, Units } from "./learning.ts";
import type {
  Accounts,
  AuditTrail,
  Clock,
  Database,
  Flags,
  KnownNetworks,
  Notifications,
  PasswordLinks,
  People,
  PersonalData,
  RateLimits,
  SettingsStore,
  SetupTokens,
} from "./people.ts";
import type { PictureFiles } from "./pictures.ts";
import type { Episodes } from "./recovery/episodes.ts";
import type { Escalations, GuidanceMemory, Recoveries } from "./recovery/recovery.ts";
import type { RecoveryRules, RecoverySettingsStore } from "./recovery/recovery-rules.ts";
import type { RecoveryVoices } from "./recovery/recovery-voice.ts";
import type { TargetFacts } from "./recovery/target-facts.ts";
import type { Runner, RunQueues } from "./runs.ts";
import type { Signals } from "./signals.ts";
import type { SubTaskConfig, SubTaskPlans } from "./subtasks.ts";

/** Everything a use-case may ask for. Each names what it uses: `Pick<Deps, "attempts" | "clock">`. */
export type Deps = {
  clock: Clock;
  newId: () => string;
  pause: (ms: number) => Promise<void>;
  alarm: Alarm;
  /** A secret for a link: nobody can guess it. */
  newToken: () => string;
  hashToken: (token: string) => string;

  /** Under which browsers reach this Foothold: links to it may be followed. */
  ownOrigins?: readonly string[] | undefined;

  people: People;
  accounts: Accounts;
  setupTokens: SetupTokens;
  passwordLinks: PasswordLinks;
  knownNetworks: KnownNetworks;
  personalData: PersonalData;
  settings: SettingsStore;
  flags: Flags;
  audit: AuditTrail;
  rateLimits: RateLimits;
  notifications: Notifications;
  signals: Signals;
  jobs: Jobs;
  failures: Failures;
  database: Database;
  /** The health of the parts other than the database. */
  probes: {
    runner: () => RunnerHealth;
    queue: () => RunQueue;
    sandboxes: () => SandboxHealth | null;
    places: RunQueues["places"];
    coach: () => PartHealth;
  };

  problems: Problems;
  patterns: Patterns;

  attempts: Attempts;
  changeSets: ChangeSets;
  workspaces: Workspaces;
  drafts: Drafts;
  idempotency: Idempotency;
  runner: Runner;

  coach: Coach;
  /** The coach that needs no model, for work that is run and looked up. */
  builtInCoach: Pick<Coach, "converse" | "explainFailure">;
  coachSettings: CoachSettingsStore;
  models: Models;
  sealer: Sealer;
  spending: Spending;
  coachReplies: CoachReplies;
  /** Undefined: nothing draws pictures but our own drawings. */
  pictures?: PictureConfig | undefined;
  /** Without a guard only authored words are shown. */
  guard?: Guard | undefined;

  conversations: Conversations;
  exchanges: Exchanges;
  chatBugs: ChatBugs;
  commandBatches: CommandBatches;
  pictureFiles: PictureFiles;

  subTaskPlans: SubTaskPlans;
  subTaskConfig?: SubTaskConfig | undefined;

  recoveries: Recoveries;
  episodes: Episodes;
  targetFacts: TargetFacts;
  recoverySettings: RecoverySettingsStore;
  rules: RecoveryRules;
  voices: RecoveryVoices;
  /** The voices for one learner, if they depend on the learner. */
  voicesFor?: ((userId: string) => Promise<RecoveryVoices>) | undefined;
  escalations: Escalations;
  guidance: GuidanceMemory;

  lessons: Lessons;
  units: Units;
  deck: Deck;
  scheduler: Scheduler;

  classes: Classes;
  classProgress: ClassProgress;
  comments: Comments;
};
