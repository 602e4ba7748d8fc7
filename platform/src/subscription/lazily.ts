/** Caches a value, or its failure, for `keptMs`. */
export function lazily<T>(make: () => Promise<T>, keptMs: number): () => Promise<T> {
  let cached: { readonly value: Promise<T>; readonly at: number } | null = null;
  return () => {
    const now = performance.now();
    if (cached === null || now - cached.at >= keptMs) cached = { value: make(), at: now };
    return cached.value;
  };
}
