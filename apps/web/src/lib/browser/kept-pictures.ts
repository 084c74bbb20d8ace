const listeners = new Set<() => void>();

/** Calls back when pictures were saved among the files of an attempt on this page. Returns the function that ends it. */
export function onKeptPictures(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export function tellKeptPictures(): void {
  for (const listen of listeners) listen();
}
