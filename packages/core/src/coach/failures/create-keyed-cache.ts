/** Makes a value once for each key. After a failure the next caller makes it again. */
export function createKeyedCache<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = made.get(key);
    if (known) return known;
    const making = make();
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
