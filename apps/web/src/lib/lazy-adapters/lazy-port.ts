import { loadOnce } from "@foothold/core/load-once";

type AsyncMethods<T> = { [Name in keyof T]: (...args: never[]) => Promise<unknown> };

/** A port whose adapter is loaded by the first call of one of its methods. */
export function lazyPort<Port extends AsyncMethods<Port>, Name extends keyof Port>(
  load: () => Promise<Port>,
  ...names: readonly Name[]
): Pick<Port, Name> {
  const loaded = loadOnce(load);
  const method =
    (name: Name) =>
    async (...args: never[]) =>
      (await loaded())[name](...args);
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Pick<
    Port,
    Name
  >;
}
