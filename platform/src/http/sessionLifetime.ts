import type { SessionUser } from './handler.ts';

const hour = 60 * 60 * 1000;
/** A kitchen orders from the same tablet every day. */
export const usualSessionHours = 14 * 24;
/** OWASP ASVS 4.0.3, 3.3.2, level 2. */
const officeHours = 12;

/** Milliseconds, independent of use. */
export type SessionLifetime = (user: Pick<SessionUser, 'roles'>) => number;

export const createSessionLifetime =
  (hours = usualSessionHours): SessionLifetime =>
  ({ roles }) =>
    (roles.some((role) => role !== 'customer') ? Math.min(hours, officeHours) : hours) * hour;
