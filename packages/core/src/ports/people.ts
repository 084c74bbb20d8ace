import type { Page, PageQuery } from "../entities/page.ts";
import type { AuditEntry, AuditRecord } from "../entities/people/audit.ts";
import type { Flag, FlagSetting } from "../entities/people/flag.ts";
import type { FlagKey } from "../entities/people/flag-definitions.ts";
import type { Notification } from "../entities/people/notification.ts";
import type { Person, Right, Role } from "../entities/people/person.ts";
import type { Settings } from "../entities/people/settings.ts";

export type Clock = { now(): Date };

export type PeopleQuery = PageQuery & { search?: string | undefined; role?: Role | undefined };
export type PersonChange = "changed" | "not-found" | "last-admin";

/** Changes and their audit record are written together or not at all. */
export type People = {
  list(query: PeopleQuery): Promise<Page<Person & { activeSessions: number }>>;
  find(id: string): Promise<Person | null>;
  /** By the whole address, ignoring upper and lower case. */
  findByEmail(email: string): Promise<Person | null>;
  /** Foothold always keeps an admin who can sign in, even when several changes race. */
  changeRole(id: string, role: Role, audit: AuditRecord): Promise<PersonChange>;
  changeRights(id: string, rights: Right[], audit: AuditRecord): Promise<PersonChange>;
  /**
   * Disabling also removes the password link. Sessions of a disabled person stay, so that they can be told what happened,
   * but let nobody in; enabling ends them.
   */
  setDisabled(id: string, disabledAt: Date | null, audit: AuditRecord): Promise<PersonChange>;
  /** Disables any account, even the last admin's: for accounts with a published password. */
  closeAccount(id: string, disabledAt: Date, audit: AuditRecord): Promise<PersonChange>;
  endSessions(id: string, audit: AuditRecord): Promise<PersonChange>;
  /** Also ends every session and removes the password link, so that nobody stays in by the old password. */
  changePassword(id: string, passwordHash: string, audit: AuditRecord): Promise<PersonChange>;
  countAdmins(): Promise<number>;
  /** The ids of those who have the right and can teach. */
  withRight(right: Right): Promise<string[]>;
};

export type SettingsStore = {
  find(userId: string): Promise<Settings | null>;
  save(userId: string, settings: Settings): Promise<void>;
  /** False: `find` returns the defaults. */
  isSaved(userId: string): Promise<boolean>;
};

export type Flags = {
  /** Every flag, from memory; at most a second after a change by any instance. */
  all(): Promise<Flag[]>;
  /**
   * Written together with its audit record or not at all; throws `stale-version` unless `expectedVersion` is the stored
   * one.
   */
  save(
    key: FlagKey,
    setting: FlagSetting,
    expectedVersion: number,
    audit: AuditRecord,
  ): Promise<Flag>;
};

export type Notifications = {
  /** Newest first. */
  list(
    userId: string,
    query: PageQuery & { unread?: boolean | undefined },
  ): Promise<Page<Notification>>;
  unreadCount(userId: string): Promise<number>;
  /** One that is there already, by its id, stays as it is. */
  add(notifications: readonly Notification[]): Promise<void>;
  /** Marks unread notifications about the question as read, except those of the people in `except`; returns whose they were. */
  readAbout(
    escalationId: string,
    at: Date,
    options?: { except: readonly string[] },
  ): Promise<string[]>;
  /** Somebody else's notification is `not-found`. */
  markRead(userId: string, id: string, at: Date): Promise<"read" | "not-found">;
};

export type AuditQuery = PageQuery & {
  action?: AuditRecord["action"] | undefined;
  actorId?: string | undefined;
  /** Matches a request id, a subject, or part of an actor's name or email. */
  search?: string | undefined;
};

/** Append-only: what was written cannot be changed or removed. */
export type AuditTrail = {
  record(entry: AuditRecord): Promise<void>;
  search(query: AuditQuery): Promise<Page<AuditEntry>>;
};

export type RateLimit = { max: number; windowSeconds: number };
export type Taken =
  | { allowed: true; count: number }
  | { allowed: false; retryAfterSeconds: number };

export type RateLimits = {
  /**
   * Counts one more call under `key`, at most `max` in any period of `windowSeconds`. A refused call is not counted, so
   * asking again does not prolong the wait.
   */
  take(key: string, limit: RateLimit): Promise<Taken>;
  /** Uncounts one call. */
  giveBack(key: string): Promise<void>;
  /** Forgets every call counted under `key`. */
  clear(key: string): Promise<void>;
};

/** Only the hash of a set-up token is stored. A new token replaces the earlier ones. */
export type SetupTokens = {
  issue(tokenHash: string, expiresAt: Date): Promise<void>;
  /** True for exactly one caller while the token is valid. */
  claim(tokenHash: string, now: Date): Promise<boolean>;
  release(tokenHash: string): Promise<void>;
};

/** Links to replace a forgotten password. Only the hash of a token is stored. */
export type PasswordLinks = {
  /** A person's new link replaces the one before. */
  issue(
    link: { personId: string; tokenHash: string; expiresAt: Date },
    audit: AuditRecord,
  ): Promise<PersonChange>;
  /** The person whose link it is, while it is valid. */
  find(tokenHash: string, now: Date): Promise<Person | null>;
  /** Like `People.changePassword`, for exactly one caller while the link is valid and its person not disabled. */
  use(tokenHash: string, passwordHash: string, now: Date, audit: AuditRecord): Promise<boolean>;
};

/** From which networks people have signed in, for `KNOWN_NETWORK_DAYS`. */
export type KnownNetworks = {
  remember(personId: string, network: string, now: Date): Promise<void>;
  has(email: string, network: string, now: Date): Promise<boolean>;
};

export type NewAccount = { name: string; email: string; password: string };

/** People and passwords; throws `email-taken` or `invalid-input`. */
export type Accounts = {
  create(account: NewAccount, role: Role): Promise<Person>;
  passwordFits(personId: string, password: string): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
};

/** One kind of stored data about a person, as it is exported. */
export type PersonalKind = {
  name: string;
  about: string;
  rows: AsyncIterable<Record<string, unknown>>;
};

export type PersonalData = {
  /** Everything stored about a person, by kind; rows are read lazily. */
  of(person: Person): PersonalKind[];
  /** About how many bytes is stored because of what a person did. */
  storedBytes(id: string): Promise<number>;
  /**
   * Erases the person and all personal data together with writing the audit record, or not at all; never the last
   * admin.
   */
  erase(id: string, audit: AuditRecord): Promise<PersonChange>;
};

export type Database = { ping(): Promise<boolean> };
