import type { InvitationState } from '@talloor/events/invitation/state.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Milliseconds; covers a holiday. */
export const linkHoldsFor = 14 * day;
/** Milliseconds. */
export const pauseBetweenMails = 10 * minute;
export const mostMails = 8;
/** Per customer. */
export const mostMailsADay = 50;
/** Per customer. */
export const mostOpen = 100;

export const expiryOf = (now: Date): string => new Date(now.getTime() + linkHoldsFor).toISOString();

export type SentInvitation = Exclude<InvitationState, { status: 'none' }>;

/** Possibly expired. */
export const isWaiting = (state: InvitationState, customerNumber: string): state is SentInvitation =>
  state.status === 'open' && state.invited.customerNumber === customerNumber && state.invited.email !== null;
