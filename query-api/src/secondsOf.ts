export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
export const secondsOrNull = (instant: string | null): number | null => (instant === null ? null : secondsOf(instant));
