/** Creates a value on demand and caches it, or its failure, for `keptMs`. */
export function lazily<T>(make: () => Promise<T>, keptMs: number): () => Promise<T> {
  let made: { readonly value: Promise<T>; readonly at: number } | null = null;
  return () => {
    const now = performance.now();
    if (made === null || now - made.at >= keptMs) made = { value: make(), at: now };
    return made.value;
  };
}
