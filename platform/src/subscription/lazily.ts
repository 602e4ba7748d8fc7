/**
 * Makes a value when it is first asked for, and for all who ask within `keptMs` from then; a failure is given to them too. Who
 * asks later has it made anew.
 */
export function lazily<T>(make: () => Promise<T>, keptMs: number): () => Promise<T> {
  let made: { readonly value: Promise<T>; readonly at: number } | null = null;
  return () => {
    const now = performance.now();
    if (made === null || now - made.at >= keptMs) made = { value: make(), at: now };
    return made.value;
  };
}
