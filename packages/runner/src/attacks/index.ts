import type { Attack } from "./attack.ts";
import { forgeries } from "./forgeries.ts";
import { javaScriptDoors } from "./javascript-doors.ts";
import { javaScriptLies } from "./javascript-lies.ts";
import { javaScriptTimeAndMemory } from "./javascript-time-and-memory.ts";
import { neighbourAttacks } from "./neighbours.ts";
import { pythonDoors } from "./python-doors.ts";
import { pythonLibraries } from "./python-libraries.ts";
import { pythonLies } from "./python-lies.ts";
import { pythonTimeAndMemory } from "./python-time-and-memory.ts";

export const attacks: Attack[] = [
  ...forgeries,
  ...javaScriptTimeAndMemory,
  ...javaScriptDoors,
  ...javaScriptLies,
  ...pythonTimeAndMemory,
  ...pythonDoors,
  ...pythonLies,
  ...pythonLibraries,
  ...neighbourAttacks,
];
