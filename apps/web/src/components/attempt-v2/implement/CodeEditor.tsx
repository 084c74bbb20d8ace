"use client";

import type { Language } from "@foothold/core";
import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/feedback/Skeleton.tsx";
import { type EditorProps, PlainEditor } from "./PlainEditor.tsx";
import type { EditorChoice } from "./use-editor-choice.ts";

const MonacoEditor = dynamic(() => import("./MonacoEditor.tsx").then((file) => file.MonacoEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-72 w-full" />,
});

type Props = EditorProps & { language: Language; choice: EditorChoice | null };

export function CodeEditor({ language, choice, ...props }: Props) {
  if (!choice) return <Skeleton className="h-72 w-full" />;
  if (choice.plain) return <PlainEditor {...props} />;
  return <MonacoEditor {...props} language={language} fontSize={choice.fontSize} />;
}
