"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import { readOwnTests } from "@foothold/core/own-tests";
import { useEffect, useMemo, useRef } from "react";
import { useDraftStore } from "../../workbench/drafts/use-draft-store.ts";
import { useListedFiles } from "../files/use-listed-files.ts";
import { workspaceStore } from "../files/workspace-store.ts";
import type { OwnWork } from "../visible-run/use-visible-run.ts";
import { keepTest, removeTest, TESTS_FILE } from "./change-tests-file.ts";
import { hasDraftedTests, moveDraftedTests } from "./move-drafted-tests.ts";

/** The learner's own tests: those of `tests.json`, which they may also write by hand. */
export function useOwnTests(attemptId: string, { signature }: ProblemView) {
  const parameterCount = signature.parameters.length;
  const store = workspaceStore(attemptId);
  const drafts = useDraftStore(attemptId);
  const listed = useListedFiles(attemptId);
  const text = listed?.files.find(({ path }) => path === TESTS_FILE)?.content;
  const read = useMemo(() => readOwnTests(text ?? "[]"), [text]);

  const isMoving = useRef(false);
  useEffect(() => {
    if (!listed || isMoving.current || !hasDraftedTests(drafts, parameterCount)) return;
    isMoving.current = true;
    void moveDraftedTests(drafts, store, parameterCount).finally(() => {
      isMoving.current = false;
    });
  }, [listed, drafts, store, parameterCount]);

  return {
    tests: read.readable ? read.tests : [],
    /** Everything that runs beside the visible tests, as typed at this moment. */
    typed(): OwnWork {
      const typed = readOwnTests(store.textOf(TESTS_FILE) ?? "[]");
      const contents = store.contents();
      return typed.readable
        ? { tests: typed.tests, unreadable: null, contents }
        : { tests: [], unreadable: typed.why, contents };
    },
    keep: (test: OwnTest) => keepTest(store, test),
    remove: (index: number) => removeTest(store, index),
  };
}
