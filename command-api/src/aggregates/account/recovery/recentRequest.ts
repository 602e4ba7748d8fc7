export const linkMinutes = 60;
/** A week. */
export const invitationMinutes = 7 * 24 * 60;
/** Of `AccountPasswordResetRequested`. */
export const invitationReason = 'invitation';
const quietMs = 2 * 60_000;

export type RecoveryRequest = { readonly email: string; readonly now: Date };

export const isRecent = (at: string | null, now: Date): boolean => {
  const ago = at === null ? Infinity : now.getTime() - Date.parse(at);
  return ago >= 0 && ago < quietMs;
};
