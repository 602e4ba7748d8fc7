import type { SessionUser } from './handler.ts';

const hour = 60 * 60 * 1000;
/** A fortnight: a kitchen orders from the same tablet every day. */
export const usualSessionHours = 14 * 24;
/** OWASP ASVS 4.0.3, 3.3.2 at level 2. */
const officeHours = 12;

/** Milliseconds from its beginning that a session lasts at most, however much it is used. */
export type SessionLifetime = (user: Pick<SessionUser, 'roles'>) => number;

/** The office signs in anew each day, everybody after this many hours. */
export const createSessionLifetime =
  (hours = usualSessionHours): SessionLifetime =>
  ({ roles }) =>
    (roles.some((role) => role !== 'customer') ? Math.min(hours, officeHours) : hours) * hour;
