export type PartHealth = "ok" | "starting" | "unavailable";

export type Health = {
  status: "ok" | "unavailable";
  database: PartHealth;
  runner: PartHealth;
  coach: PartHealth;
};
