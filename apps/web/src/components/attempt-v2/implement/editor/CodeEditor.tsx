"use client";

import type { Language } from "@foothold/core/runs";
import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/feedback/Skeleton.tsx";
import type { EditorActions } from "./MonacoEditor.tsx";
import type { LineMark } from "./mark-line.ts";
import { type EditorProps, PlainEditor } from "./PlainEditor.tsx";
import type { EditorChoice } from "./use-editor-choice.ts";

const Waiting = () => <Skeleton className="h-64 w-full" />;

const MonacoEditor = dynamic(() => import("./MonacoEditor.tsx").then((file) => file.MonacoEditor), {
  ssr: false,
  loading: Waiting,
});

type Props = EditorProps & {
  language: Language;
  choice: EditorChoice | null;
  mark: LineMark | null;
  replacedCount: number;
  onActions: (actions: EditorActions | null) => void;
};

export function CodeEditor({ language, choice, mark, replacedCount, onActions, ...props }: Props) {
  if (!choice) return <Waiting />;
  if (choice.plain) return <PlainEditor {...props} />;
  return <MonacoEditor {...props} {...{ language, choice, mark, replacedCount, onActions }} />;
}
