"use client";

import dynamic from "next/dynamic";
import { PanelSkeleton } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import type { EditorActions } from "./MonacoEditor.tsx";
import type { LineMark } from "./mark-line.ts";
import { type EditorProps, PlainEditor } from "./PlainEditor.tsx";
import type { EditorChoice } from "./use-editor-choice.ts";

const MonacoEditor = dynamic(
  () => untilLoaded(() => import("./MonacoEditor.tsx")).then((file) => file.MonacoEditor),
  {
    ssr: false,
    loading: PanelSkeleton,
  },
);

type Props = EditorProps & {
  /** The path of the file in the editor. Its extension decides how the text is coloured. */
  path: string;
  /** Tells files of the same name apart: the attempt's id. */
  folder: string;
  choice: EditorChoice | null;
  mark: LineMark | null;
  replacedCount: number;
  onActions: (actions: EditorActions | null) => void;
};

export function CodeEditor({
  path,
  folder,
  choice,
  mark,
  replacedCount,
  onActions,
  ...props
}: Props) {
  if (!choice) return <PanelSkeleton />;
  if (choice.plain) return <PlainEditor {...props} />;
  return <MonacoEditor {...props} {...{ path, folder, choice, mark, replacedCount, onActions }} />;
}
