import { actionWords } from "#components/shared/people/audit-action-words.ts";

export const actionOptions = [
  { value: "", label: "All actions" },
  ...Object.entries(actionWords).map(([value, { label }]) => ({ value, label })),
];
