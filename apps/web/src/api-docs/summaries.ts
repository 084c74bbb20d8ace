import { attemptSummaries } from "./attempt-summaries.ts";
import { chatSummaries } from "./chat-summaries.ts";

/** What each endpoint does, in one line. An endpoint without a line fails a test. */
export const summaries: Record<string, string> = {
  ...attemptSummaries,
  ...chatSummaries,
  "GET /api/health": "Whether Foothold can serve, part by part; 503 when it cannot.",
  "GET /api/openapi.json": "This description, as OpenAPI 3.1.",
  "POST /api/auth/sign-up/email": "Makes an account with the role learner and signs in.",
  "POST /api/auth/sign-in/email": "Signs in; the session is an http-only cookie.",
  "POST /api/auth/sign-out": "Ends the session.",
  "GET /api/auth/get-session": "Who is signed in; null for nobody.",
  "POST /api/setup": "Makes the first admin, with the link that the first start prints.",
  "POST /api/new-password":
    "Sets a new password by the one-time link of an admin, ends every session and signs in.",
  "GET /api/problems": "The catalogue, the easiest rung first.",
  "GET /api/problems/{slug}": "One problem as a learner may see it: no hidden tests, no solutions.",
  "GET /api/attempts": "One's own attempts, newest first.",
  "POST /api/attempts": "Begins an attempt.",
  "GET /api/chat-bugs":
    "What was wrong with replies, newest first, with counts by model: all of it for admins, what their learners reported for instructors.",
  "GET /api/learners/attempts/{attemptId}/conversations":
    "The conversations about a learner's attempt; every view is audited.",
  "GET /api/learners/attempts/{attemptId}/conversations/{conversationId}":
    "One of them with a page of its exchanges; every view is audited.",
  "GET /api/lessons": "All lessons, with which of them one has completed.",
  "GET /api/lessons/{lessonId}": "A lesson with one's own progress in it.",
  "POST /api/lessons/{lessonId}/checks":
    "Answers a check of a lesson; the last one right completes the lesson.",
  "POST /api/lessons/{lessonId}/stuck":
    "Nudge, checkpoint or rescue in a lesson, from what is authored with it.",
  "POST /api/lessons/{lessonId}/stuck/recap": "Explains a rescue back in one's own words.",
  "GET /api/recall": "The cards that are due, and when the next one is.",
  "POST /api/recall/{cardId}/review":
    "Rates how well a card was remembered; decides when it comes again.",
  "POST /api/recall/{cardId}/stuck":
    "Nudge, checkpoint or rescue at a card, from what is authored with it.",
  "POST /api/recall/{cardId}/stuck/recap": "Explains a rescue back in one's own words.",
  "GET /api/notifications": "One's own notifications, newest first, with the number unread.",
  "POST /api/notifications/{notificationId}/read": "Marks a notification as read.",
  "GET /api/live": "Server-sent events: a line for each change that concerns the person.",
  "GET /api/classes": "One's own classes, as learner or instructor.",
  "POST /api/classes": "Makes a class with a join code.",
  "POST /api/classes/join": "Joins a class by its code, as a learner.",
  "GET /api/classes/{classId}": "A class of one's own with its members.",
  "POST /api/classes/{classId}/leave": "Leaves a class; its last instructor stays.",
  "POST /api/classes/{classId}/join-code": "A new join code in place of the old one.",
  "PUT /api/classes/{classId}/owner":
    "Hands the class over to another of its instructors; an admin may name anybody who teaches.",
  "POST /api/classes/{classId}/instructors": "Adds another instructor by email.",
  "DELETE /api/classes/{classId}/members/{userId}": "Takes someone out of a class.",
  "GET /api/learners/attempts/{attemptId}":
    "The attempt of a learner in one's own classes; every view is audited.",
  "GET /api/escalations": "Learners who wait for an answer, the longest and most stuck first.",
  "GET /api/escalations/{escalationId}":
    "Goal, code, what was tried and what came of it, the failing test and its trace; audited.",
  "POST /api/escalations/{escalationId}/claim":
    "Claims it for ten minutes, so that two do not answer.",
  "POST /api/escalations/{escalationId}/release": "Gives a claim back.",
  "POST /api/escalations/{escalationId}/preview":
    "The answer as the learner would see it, its steps, and a warning where it gives too much away.",
  "POST /api/escalations/{escalationId}/answer":
    "Answers the learner, for them alone; the part under `reusable` becomes a draft note of a class.",
  "POST /api/operator/guidance":
    "The specification's name for answering a learner: takes the question `operatorRunId` and answers it in one call.",
  "GET /api/guidance":
    "One's own notes, those of the classes one teaches and those for everyone, with how often they helped.",
  "GET /api/guidance/{guidanceId}":
    "One note with what came of it each time and, for those who may change it, its history.",
  "PUT /api/guidance/{guidanceId}":
    "Edits, shares, verifies, retires or brings back a note. New words go through the guard and are a draft again; only a second instructor verifies, which offers the note in all classes.",
  "DELETE /api/guidance/{guidanceId}":
    "Deletes a note for good, also from the pages of learners who were shown it.",
  "GET /api/classes/{classId}/export":
    "A line for each attempt of the class's learners, as a spreadsheet.",
  "POST /api/learners/attempts/{attemptId}/comments":
    "Writes to a learner about a step or a line; they are told.",
  "GET /api/settings": "One's own settings.",
  "PUT /api/settings": "Saves one's own settings.",
  "POST /api/settings/commands": "Adds a command to those that run without asking.",
  "POST /api/settings/coach/test": "Asks whether a coach one could choose answers.",
  "GET /api/admin/coach": "What is set about models, and what the environment offers.",
  "PUT /api/admin/coach": "Changes what is set about models.",
  "GET /api/attempts/{attemptId}/stuck/helped-others":
    "What helped others in this situation, for the quiet line before somebody is stuck; null where nothing is to be said.",
  "GET /api/admin/recovery":
    "When somebody counts as stuck and what a recovery may try: for everybody, or for the class `classId`.",
  "PUT /api/admin/recovery":
    "Changes these rules for everybody or for a class. They count from the next thing that a learner does.",
  "GET /api/admin/coach/spending":
    "What models cost by day, model and call, why replies failed, and how much of the month's budgets is used.",
  "POST /api/admin/coach/test": "Really asks each model of a provider whether it works.",
  "PUT /api/admin/coach/keys/{provider}":
    "Stores a provider's key and address, sealed; no answer ever has the key.",
  "DELETE /api/admin/coach/keys/{provider}":
    "Forgets a stored key; what the environment says holds again.",
  "GET /api/me/export": "Everything kept about oneself: a ZIP of JSON files and a README.",
  "POST /api/me/delete":
    "Deletes one's own account and everything personal; takes its email and password once more.",
  "POST /api/me/password":
    "Changes one's own password; takes the one before, and ends every other session.",
  "GET /api/admin/audit": "Searches the audit trail.",
  "GET /api/admin/flags": "All feature flags.",
  "GET /api/admin/flags/{key}": "One feature flag.",
  "PUT /api/admin/flags/{key}": "Changes a flag.",
  "GET /api/admin/health":
    "Health with the queue of programs, and what is around them: confinement and memory limit in force.",
  "GET /api/admin/metrics":
    "How recovery does over the last 7, 30, 90 or 365 days: times triggered, times it resolved it, at which stage, iterations spent.",
  "GET /api/admin/classes": "Every class with its owner, its instructors and how many learn there.",
  "GET /api/admin/people": "Searches people.",
  "PUT /api/admin/people/{personId}/rights":
    "Gives an instructor rights: to change notes for everyone, to answer learners without a class.",
  "PUT /api/admin/people/{personId}/role": "Changes a person's role.",
  "POST /api/admin/people/{personId}/disable": "Disables a person and ends their sessions.",
  "POST /api/admin/people/{personId}/enable": "Enables a person again.",
  "POST /api/admin/people/{personId}/end-sessions": "Ends a person's sessions.",
  "POST /api/admin/people/{personId}/password-link":
    "Makes a one-time link by which a person sets a new password; it is told once and replaces the one before.",
};
