"use client";

import type { Language } from "@foothold/core";
import { useEffect, useRef } from "react";
import { openMonaco } from "./open-monaco.ts";
import type { EditorProps } from "./PlainEditor.tsx";

type Props = EditorProps & {
  language: Language;
  fontSize: number;
};

export function MonacoEditor({ value, onChange, onRun, language, fontSize }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<ReturnType<typeof openMonaco>["editor"]["create"]> | null>(null);
  const latest = useRef({ value, onChange, onRun });
  latest.current = { value, onChange, onRun };

  useEffect(() => {
    if (!host.current) return;
    const monaco = openMonaco();
    const made = monaco.editor.create(host.current, {
      value: latest.current.value,
      language,
      automaticLayout: true,
      ariaLabel: "Your code",
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      tabSize: language === "python" ? 4 : 2,
      fixedOverflowWidgets: true,
      padding: { top: 12, bottom: 12 },
    });
    made.onDidChangeModelContent(() => latest.current.onChange(made.getValue()));
    made.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, () => latest.current.onRun());
    editor.current = made;
    return () => {
      made.getModel()?.dispose();
      made.dispose();
    };
  }, [language]);

  useEffect(() => {
    editor.current?.updateOptions({ fontSize });
  }, [fontSize]);

  useEffect(() => {
    const made = editor.current;
    if (made && made.getValue() !== value) made.setValue(value);
  }, [value]);

  return (
    <div
      ref={host}
      className="h-[min(60dvh,36rem)] min-h-72 overflow-hidden rounded-middle border border-line-strong"
    />
  );
}
