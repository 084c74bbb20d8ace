import { fieldsOf } from "../json/fields-of.ts";

/** The fields of the object that this browser stores under a key; none when storage is empty, broken or refused. */
export function readStoredFields(key: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return {};
  }
}
