import { defaultSettings } from "../../../entities/people/settings.ts";
import { AppError } from "../../../errors.ts";
import type { SettingsStore } from "../../../ports/people.ts";
import type { MemoryStore } from "../store.ts";

export function memorySettings(store: MemoryStore): SettingsStore {
  return {
    async find(userId) {
      const person = store.people.get(userId);
      if (!person) return null;
      return { name: person.name, ...(store.settings.get(userId) ?? defaultSettings) };
    },
    async isSaved(userId) {
      return store.settings.has(userId);
    },
    async save(userId, { name, ...settings }) {
      const person = store.people.get(userId);
      if (!person) throw new AppError("not-found", "There is no such person.");
      store.people.set(userId, { ...person, name });
      store.settings.set(userId, settings);
    },
  };
}
