import { removeDoors } from "./remove-doors.ts";

const functionKinds = [
  () => undefined,
  async () => undefined,
  function* () {},
  async function* () {},
];
const fixed = (value: unknown): PropertyDescriptor => ({
  value,
  writable: false,
  enumerable: false,
  configurable: false,
});

/**
 * Locks our own realm once it is ready for a program. A program can get hold of an object of this realm (an engine's
 * error, a call site, a value passed to Python) and from it of the function constructor. So nothing is left that makes
 * code from text, and no global that leads outside.
 */
export function lockRealm(keep: readonly string[] = []): void {
  removeDoors(keep);
  // Functions stay instances of it, which Pyodide checks.
  function refuse(): never {
    throw new TypeError("No code can be made from text here.");
  }
  Object.defineProperty(refuse, "name", fixed("Function"));
  Object.defineProperty(refuse, "prototype", fixed(Function.prototype));
  for (const one of functionKinds) {
    Object.defineProperty(Object.getPrototypeOf(one), "constructor", fixed(refuse));
  }
  Object.defineProperty(globalThis, "Function", fixed(refuse));
  Reflect.deleteProperty(globalThis, "eval");
}

/** Makes the built-in objects unchangeable, so that nothing can be stored in them or replaced. */
export function freezeIntrinsics(): void {
  const seen = new Set<unknown>([globalThis]);
  const waiting: unknown[] = [...hiddenIntrinsics()];
  const wait = (value: unknown): void => {
    if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
    if (seen.has(value)) return;
    seen.add(value);
    waiting.push(value);
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    wait(Object.getOwnPropertyDescriptor(globalThis, name)?.value);
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const object = next as object;
    wait(Object.getPrototypeOf(object));
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(object))) {
      wait(value);
      wait(get);
      wait(set);
    }
    Object.freeze(object);
  }
}

/** Built-in objects that no global leads to. */
function hiddenIntrinsics(): unknown[] {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_error, sites) => sites;
  const [callSite] = new Error("for its stack").stack as unknown as object[];
  if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
  else Reflect.deleteProperty(Error, "prepareStackTrace");
  return [
    ...functionKinds,
    callSite,
    [][Symbol.iterator](),
    ""[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    /x/[Symbol.matchAll](""),
  ];
}
