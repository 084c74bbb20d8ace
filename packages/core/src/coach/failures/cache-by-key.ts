/** Makes a thing once for each key. What failed is made again by the next who asks. */
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
