export const linkMinutes = 60;
const quietMs = 2 * 60_000;

export type RecoveryRequest = { readonly email: string; readonly now: Date };

export const isRecent = (at: string | null, now: Date): boolean => {
  const ago = at === null ? Infinity : now.getTime() - Date.parse(at);
  return ago >= 0 && ago < quietMs;
};
