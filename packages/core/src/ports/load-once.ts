export type LoadOnce<T> = {
  /** The first call loads; a load that failed is tried again by the next call. */
  (): Promise<T>;
  /** What is loaded or loading; does not start loading. */
  begun(): Promise<T> | undefined;
};

export function loadOnce<T>(load: () => Promise<T>): LoadOnce<T> {
  let loading: Promise<T> | undefined;
  const get = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return Object.assign(get, { begun: () => loading });
}
