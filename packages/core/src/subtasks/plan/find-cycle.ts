type Node = { subtaskId: string; dependencies: readonly string[] };

/** The ids on a cycle of dependencies, in its order; null if there is none. */
export function findCycle(tasks: readonly Node[]): string[] | null {
  const byId = new Map(tasks.map((task) => [task.subtaskId, task]));
  const finished = new Set<string>();
  const visit = (id: string, path: readonly string[]): string[] | null => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    if (finished.has(id)) return null;
    for (const next of byId.get(id)?.dependencies ?? []) {
      const found = visit(next, [...path, id]);
      if (found) return found;
    }
    finished.add(id);
    return null;
  };
  for (const { subtaskId } of tasks) {
    const found = visit(subtaskId, []);
    if (found) return found;
  }
  return null;
}
