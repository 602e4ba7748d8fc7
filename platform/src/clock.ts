/** The product's one clock. `NOW` in the configuration starts it elsewhere; it then runs on at normal speed. */
export type Clock = { readonly now: () => Date };

/** A clock that starts at `startAt` (or now) and runs on. */
export function startClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  return { now: () => new Date(Date.now() + offset) };
}
