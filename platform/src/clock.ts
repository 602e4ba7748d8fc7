/** `NOW` sets its start; it runs at normal speed. */
export type Clock = { readonly now: () => Date };

export function startClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  return { now: () => new Date(Date.now() + offset) };
}
