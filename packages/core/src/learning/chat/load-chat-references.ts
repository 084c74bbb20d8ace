import { contentsOf } from "../../attempt/workspace/workspace-of.ts";
import { errorText, lineText, testText } from "../../chat/references/attempt-texts.ts";
import {
  findReferences,
  type Referable,
  type ReferenceKey,
} from "../../chat/references/find-references.ts";
import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import type { ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";

type Needed = Pick<Deps, "patterns" | "lessons" | "attempts" | "workspaces" | "ownOrigins">;
type AttemptSubject = Extract<ChatSubject, { kind: "attempt" }>;

/** What a message refers to, with its text: nothing that its learner may not see. */
export async function loadChatReferences(
  deps: Needed,
  subject: ChatSubject,
  message: string,
): Promise<LoadedReference[]> {
  const [patterns, lessons] = await Promise.all([deps.patterns.list(), deps.lessons.list()]);
  const attempt = subject.kind === "attempt" ? subject : null;
  const own = attempt ? await deps.workspaces.files(attempt.attempt.id) : [];
  const files = attempt ? contentsOf(attempt.attempt, own) : {};
  const referable: Referable = {
    files: Object.keys(files),
    testCount: attempt?.problem.tests.length ?? 0,
    patterns,
    lessons,
    origins: deps.ownOrigins ?? [],
  };
  const keys = findReferences(message, referable);
  const loaded = await Promise.all(keys.map((key) => load(deps, attempt, key, files)));
  return loaded.filter((reference) => reference !== null);
}

async function load(
  deps: Needed,
  subject: AttemptSubject | null,
  key: ReferenceKey,
  files: FileContents,
): Promise<LoadedReference | null> {
  if (key.kind === "pattern") {
    const pattern = await deps.patterns.find(key.id);
    if (!pattern) return null;
    const text = [pattern.summary, ...pattern.cues, pattern.invariant].join("\n");
    return { kind: "pattern", label: pattern.name, text };
  }
  if (key.kind === "lesson") {
    const lesson = await deps.lessons.find(key.id);
    if (!lesson) return null;
    const text = lesson.sections
      .map((section) => `${section.heading}\n${section.text}`)
      .join("\n\n");
    return { kind: "lesson", label: lesson.title, text };
  }
  if (!subject) return null;
  if (key.kind === "attempt") return loadEarlierAttempt(deps, subject, key.problemSlug);
  if (key.kind === "file") return { kind: "file", label: key.path, text: files[key.path] ?? "" };
  if (key.kind === "test") {
    return { kind: "test", label: `test ${key.number}`, text: testText(subject, key.number) };
  }
  if (key.kind === "line") {
    const text = lineText(subject.attempt.code, key.number);
    return text === null ? null : { kind: "line", label: `line ${key.number}`, text };
  }
  const text = errorText(subject, key.name);
  return text === null ? null : { kind: "error", label: key.name, text };
}

/** The newest other attempt of the same learner: at the problem named, or else at this one. */
async function loadEarlierAttempt(
  { attempts }: Needed,
  { attempt, problem }: AttemptSubject,
  named: string | null,
): Promise<LoadedReference | null> {
  const problemSlug = named ?? problem.slug;
  const { items } = await attempts.list({ userId: attempt.userId, problemSlug, limit: 2 });
  const other = items.find(({ id }) => id !== attempt.id);
  const found = other ? await attempts.find(other.id) : null;
  if (!found) return null;
  return { kind: "attempt", label: `your attempt at ${problemSlug}`, text: found.code };
}
