import { expect, test } from "vitest";
import { defaultSettings, type Settings } from "../../../entities/people/settings.ts";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const chosen: Settings = {
  name: "New name",
  defaultMode: "EXPERT",
  defaultLanguage: "python",
  coachProvider: "ollama",
  otherCoachesWhenStuck: true,
  whenStuck: "mark",
  theme: "dark",
  weeklyGoalDays: 3,
  autoApply: true,
  autoApplyFiles: false,
  autoApplyCli: true,
  cliWhitelist: ["ls", "python scratch/idea.py"],
};

export function settingsContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("someone who chose nothing has the defaults and their name", async () => {
    const { settings, addPerson } = await opened();
    const person = await addPerson();
    expect(await settings.find(person.id)).toEqual({ name: person.name, ...defaultSettings });
  });

  test("whether somebody has saved any is known", async () => {
    const { settings, addPerson } = await opened();
    const { id } = await addPerson();
    expect(await settings.isSaved(id)).toBe(false);
    await settings.save(id, chosen);
    expect(await settings.isSaved(id)).toBe(true);
  });

  test("nobody has no settings, and cannot save any", async () => {
    const { settings } = await opened();
    expect(await settings.find("nobody")).toBeNull();
    await expect(settings.save("nobody", chosen)).rejects.toMatchObject({ code: "not-found" });
  });

  test("what is saved is found, over what was saved before", async () => {
    const { settings, addPerson } = await opened();
    const { id } = await addPerson();
    await settings.save(id, chosen);
    expect(await settings.find(id)).toEqual(chosen);
    await settings.save(id, { ...chosen, defaultMode: null, theme: "light" });
    expect(await settings.find(id)).toEqual({ ...chosen, defaultMode: null, theme: "light" });
  });

  test("a saved name is the person's name, and only theirs", async () => {
    const { settings, people, addPerson } = await opened();
    const [mine, theirs] = [await addPerson(), await addPerson()];
    await settings.save(mine.id, chosen);
    expect((await people.find(mine.id))?.name).toBe("New name");
    expect(await settings.find(theirs.id)).toEqual({ name: theirs.name, ...defaultSettings });
  });
}
