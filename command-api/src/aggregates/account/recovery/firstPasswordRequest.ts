import type { AccountEvent } from '@talloor/events/account/account.ts';

export const invitationMinutes = 7 * 24 * 60;
/** Of `AccountPasswordResetRequested`. */
export const invitationReason = 'invitation';

export const firstPasswordRequest = (now: Date): AccountEvent => ({
  type: 'AccountPasswordResetRequested',
  data: { requestedAt: now.toISOString(), linkMinutes: invitationMinutes, reason: invitationReason },
});
