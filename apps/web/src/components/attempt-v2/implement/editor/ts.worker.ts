import "monaco-editor/languages/features/typescript/ts.worker";
