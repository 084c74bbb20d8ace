import { actionWords } from "#components/ui/audit-action-words.ts";

export const actionOptions = [
  { value: "", label: "All actions" },
  ...Object.entries(actionWords).map(([value, { label }]) => ({ value, label })),
];
