/** Makes a value once, when it is first asked for; a failure is given to all who ask. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
