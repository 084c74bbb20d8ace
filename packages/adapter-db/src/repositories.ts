import type { CoachReplies } from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import type { Connection } from "./connect.ts";
import { postgresPersonalData } from "./personal/personal-data.ts";
import { postgresAttempts } from "./repositories/attempt/attempts.ts";
import { postgresChangeSets } from "./repositories/attempt/change-sets.ts";
import { postgresDrafts } from "./repositories/attempt/drafts.ts";
import { postgresIdempotency } from "./repositories/attempt/idempotency.ts";
import { postgresWorkspaces } from "./repositories/attempt/workspaces.ts";
import { postgresChatBugs } from "./repositories/chat/chat-bugs.ts";
import { postgresCommandBatches } from "./repositories/chat/command-batches.ts";
import { postgresConversations } from "./repositories/chat/conversations.ts";
import { postgresExchanges } from "./repositories/chat/exchanges.ts";
import { postgresPictureFiles } from "./repositories/chat/picture-files.ts";
import { postgresClassProgress } from "./repositories/classroom/class-progress.ts";
import { postgresClasses } from "./repositories/classroom/classes.ts";
import { postgresComments } from "./repositories/classroom/comments.ts";
import { postgresCoachReplies } from "./repositories/coach/coach-replies.ts";
import { postgresCoachSettings } from "./repositories/coach/coach-settings.ts";
import { postgresSpending } from "./repositories/coach/spending.ts";
import { postgresDeck } from "./repositories/learning/deck.ts";
import { postgresUnits } from "./repositories/learning/units.ts";
import { postgresAudit } from "./repositories/people/audit/audit.ts";
import { postgresDatabase } from "./repositories/people/database.ts";
import { type FlagStore, postgresFlags } from "./repositories/people/flags.ts";
import { postgresKnownNetworks } from "./repositories/people/known-networks.ts";
import { postgresNotifications } from "./repositories/people/notifications.ts";
import { postgresPasswordLinks } from "./repositories/people/password-links.ts";
import { postgresPeople } from "./repositories/people/people.ts";
import { postgresRateLimits } from "./repositories/people/rate-limits.ts";
import { postgresSettings } from "./repositories/people/settings.ts";
import { postgresSetupTokens } from "./repositories/people/setup-tokens.ts";
import { postgresSignals, type SignalStore } from "./repositories/people/signals.ts";
import { postgresEpisodes } from "./repositories/recovery/episodes.ts";
import { postgresEscalations } from "./repositories/recovery/escalations.ts";
import { postgresGuidance } from "./repositories/recovery/guidance.ts";
import { postgresRecoveries } from "./repositories/recovery/recoveries.ts";
import { postgresRecoverySettings } from "./repositories/recovery/recovery-settings.ts";
import { postgresTargetFacts } from "./repositories/recovery/target-facts.ts";

import { postgresSubTaskPlans } from "./repositories/subtasks/sub-task-plans.ts";

export type Repositories = Pick<
  Deps,
  | "people"
  | "settings"
  | "audit"
  | "rateLimits"
  | "setupTokens"
  | "passwordLinks"
  | "knownNetworks"
  | "database"
  | "personalData"
  | "notifications"
  | "attempts"
  | "changeSets"
  | "workspaces"
  | "drafts"
  | "idempotency"
  | "coachSettings"
  | "conversations"
  | "exchanges"
  | "spending"
  | "chatBugs"
  | "subTaskPlans"
  | "commandBatches"
  | "pictureFiles"
  | "recoveries"
  | "episodes"
  | "recoverySettings"
  | "targetFacts"
  | "escalations"
  | "guidance"
  | "units"
  | "deck"
  | "classes"
  | "classProgress"
  | "comments"
> & {
  flags: FlagStore;
  signals: SignalStore;
  coachReplies: CoachReplies;
};

/**
 * Every port that the database implements. `start()` of flags and signals begins listening for changes, `close()` ends
 * it.
 */
export function postgresRepositories(connection: Connection): Repositories {
  return {
    people: postgresPeople(connection),
    settings: postgresSettings(connection),
    coachSettings: postgresCoachSettings(connection),
    recoverySettings: postgresRecoverySettings(connection),
    flags: postgresFlags(connection),
    audit: postgresAudit(connection),
    rateLimits: postgresRateLimits(connection),
    setupTokens: postgresSetupTokens(connection),
    passwordLinks: postgresPasswordLinks(connection),
    knownNetworks: postgresKnownNetworks(connection),
    personalData: postgresPersonalData(connection),
    attempts: postgresAttempts(connection),
    changeSets: postgresChangeSets(connection),
    workspaces: postgresWorkspaces(connection),
    drafts: postgresDrafts(connection),
    idempotency: postgresIdempotency(connection),
    coachReplies: postgresCoachReplies(connection),
    spending: postgresSpending(connection),
    conversations: postgresConversations(connection),
    exchanges: postgresExchanges(connection),
    chatBugs: postgresChatBugs(connection),
    subTaskPlans: postgresSubTaskPlans(connection),
    commandBatches: postgresCommandBatches(connection),
    pictureFiles: postgresPictureFiles(connection),
    units: postgresUnits(connection),
    deck: postgresDeck(connection),
    recoveries: postgresRecoveries(connection),
    classes: postgresClasses(connection),
    escalations: postgresEscalations(connection),
    notifications: postgresNotifications(connection),
    guidance: postgresGuidance(connection),
    signals: postgresSignals(connection),
    classProgress: postgresClassProgress(connection),
    comments: postgresComments(connection),
    episodes: postgresEpisodes(connection),
    targetFacts: postgresTargetFacts(connection),
    database: postgresDatabase(connection),
  };
}
