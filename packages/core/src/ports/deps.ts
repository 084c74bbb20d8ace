import type { PartHealth } from "../entities/people/health.ts";
import type { StuckConfig } from "../entities/stuck/stuck-config.ts";
import type { Attempts, ChangeSets, Drafts, Idempotency, Problems } from "./attempt.ts";
import type { Patterns } from "./catalog.ts";
import type { ClassProgress, Comments, RecoveryFacts } from "./classroom.ts";
import type { Coach } from "./coach.ts";
import type { Guard } from "./guard.ts";
import type { Deck, Lessons, Scheduler, Units } from "./learning.ts";
import type { CoachSettingsStore, Models } from "./models.ts";
import type {
  Accounts,
  AuditTrail,
  Clock,
  Database,
  Flags,
  KnownNetworks,
  PasswordLinks,
  People,
  PersonalData,
  RateLimits,
  SettingsStore,
  SetupTokens,
} from "./people.ts";
import type {
  Classes,
  Escalations,
  GuidanceMemory,
  Notifications,
  Recoveries,
  RecoveryJobs,
  Signals,
} from "./recovery.ts";
import type { RecoveryConfig } from "./recovery-config.ts";
import type { RecoveryVoices } from "./recovery-voice.ts";
import type { Runner } from "./runs.ts";

/** Everything a use-case may ask for. Each names what it uses: `Pick<Deps, "attempts" | "clock">`. */
export type Deps = {
  clock: Clock;
  newId: () => string;
  pause: (ms: number) => Promise<void>;
  /** A secret for a link: nobody can guess it. */
  newToken: () => string;
  hashToken: (token: string) => string;

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
  database: Database;
  /** How the parts are that the database does not tell of. */
  probes: Record<"runner" | "coach", () => PartHealth>;

  problems: Problems;
  patterns: Patterns;

  attempts: Attempts;
  changeSets: ChangeSets;
  drafts: Drafts;
  idempotency: Idempotency;
  runner: Runner;
  /** The thresholds of this installation, where they are not the usual ones. */
  stuckConfig?: StuckConfig | undefined;

  coach: Coach;
  coachSettings: CoachSettingsStore;
  models: Models;
  /** Without one only authored words are shown. */
  guard?: Guard | undefined;

  recoveries: Recoveries;
  recoveryJobs: RecoveryJobs;
  recoveryFacts: RecoveryFacts;
  recoveryConfig?: RecoveryConfig | undefined;
  voices: RecoveryVoices;
  /** Whose words a learner gets, where that is not the same for all. */
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
