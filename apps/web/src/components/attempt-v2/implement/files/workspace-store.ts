import type { WorkspaceFile } from "@foothold/core/attempt";
import { callApi } from "#lib/browser/api-client.ts";

export type Listed = { version: number; files: readonly WorkspaceFile[] };
/** A file that this page has just saved; `path` is null for the solution. */
type Written = { path: string | null; content: string; version?: number; attemptVersion: number };

/** A file that is open on this page, with what was typed in it. */
export type OpenText = {
  path: string;
  /** The text in the editor, saved or not. */
  text(): string;
  version(): number;
  save(): Promise<"saved" | "failed" | "conflict">;
  /** Replaces the text by one that the server has at this version. The editor's undo can take it back. */
  replaceWith(text: string, version: number): void;
};

/** The files of an attempt as the server last sent them, shared by all parts of the page that show or change them. */
export function createWorkspaceStore(attemptId: string) {
  let listed: Listed | null = null;
  const listeners = new Set<() => void>();
  const open = new Map<string, OpenText>();

  function put(next: Listed): Listed {
    // Answers can arrive out of order: an older list never replaces a newer one.
    if (listed && next.version < listed.version) return listed;
    listed = next;
    for (const listen of listeners) listen();
    return next;
  }

  /** Call after this page saved a file. If another save came in between, the list has to be loaded again. */
  function wrote({ path, content, version, attemptVersion }: Written): void {
    if (!listed || listed.version + 1 !== attemptVersion) return;
    const files = listed.files.map((file) => {
      if (file.kind === "solution") {
        const text = path === null ? content : file.content;
        return { ...file, content: text, version: attemptVersion };
      }
      return file.path === path ? { ...file, content, version: version ?? file.version } : file;
    });
    put({ version: attemptVersion, files });
  }

  const load = async () => put(await callApi("GET", `/api/attempts/${attemptId}/files`));
  let refreshing: Promise<Listed> | null = null;

  const textOf = (path: string): string | null =>
    open.get(path)?.text() ?? listed?.files.find((file) => file.path === path)?.content ?? null;

  return {
    attemptId,
    wrote,
    listed: () => listed,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    put,
    load,
    /** Loads the files for parts of the page that only show them: those that ask at the same time share one request. */
    refresh(): Promise<Listed> {
      refreshing ??= load().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    /** Registers an open file. Returns the function that removes it. */
    opened(text: OpenText) {
      open.set(text.path, text);
      return () => {
        if (open.get(text.path) === text) open.delete(text.path);
      };
    },
    openText: (path: string) => open.get(path) ?? null,
    /** The file's text on this page, typed or stored; null if there is no such file. */
    textOf,
    /** Every file with its text on this page, typed or stored. */
    contents: (): Record<string, string> =>
      Object.fromEntries((listed?.files ?? []).map(({ path }) => [path, textOf(path) ?? ""])),
    /** Whether everything that was typed is on the server. */
    async saveAll(): Promise<boolean> {
      const outcomes = await Promise.all([...open.values()].map(({ save }) => save()));
      return outcomes.every((outcome) => outcome === "saved");
    },
  };
}
export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;

const stores = new Map<string, WorkspaceStore>();

/** One for each attempt, so that every part of the page sees the same files. */
export function workspaceStore(attemptId: string): WorkspaceStore {
  const store = stores.get(attemptId) ?? createWorkspaceStore(attemptId);
  stores.set(attemptId, store);
  return store;
}
