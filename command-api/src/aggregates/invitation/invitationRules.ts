import type { InvitationState } from '@talloor/events/invitation/state.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** How long a link holds, in milliseconds: who is invited may be on holiday. */
export const linkHoldsFor = 14 * day;
/** Between two mails of one invitation, in milliseconds. */
export const pauseBetweenMails = 10 * minute;
/** Mails of one invitation. */
export const mostMails = 8;
/** Mails that a customer's managers ask for in a day, together. */
export const mostMailsADay = 50;
/** Invitations of a customer that wait at one time. */
export const mostOpen = 100;

export const expiryOf = (now: Date): string => new Date(now.getTime() + linkHoldsFor).toISOString();

export type SentInvitation = Exclude<InvitationState, { status: 'none' }>;

/** Whether an invitation is one of this customer's that was neither accepted nor withdrawn; it may have expired. */
export const isWaiting = (state: InvitationState, customerNumber: string): state is SentInvitation =>
  state.status === 'open' && state.invited.customerNumber === customerNumber && state.invited.email !== null;
