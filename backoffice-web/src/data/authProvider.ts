import type { AuthProvider, UserIdentity } from 'react-admin';
import { getUser, login, logout, type UserView } from '@talloor/contracts/endpoints/session.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { officeClient, setCsrfToken } from './officeClient.ts';
import { officeSession } from './officeSession.ts';
import { shopClock } from './shopClock.ts';

const officeRoles = ['sales-support', 'auditor', 'admin'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** Null without an office role. */
export const officeRoleOf = (user: UserView): OfficeRole | null =>
  officeRoles.find((role) => user.roles.includes(role)) ?? null;

async function currentUser(): Promise<UserView> {
  const user = await officeClient.call(getUser);
  setCsrfToken(user.csrfToken);
  shopClock.set(user.now);
  if (officeRoleOf(user) !== null) officeSession.open();
  return user;
}

/** A customer's login has no office access. */
export class NoOffice extends Error {
  override readonly name = 'NoOffice';
}

export const loginAfterEnd = '/login?ended=1';

/** `message: false` suppresses react-admin's own text. */
const toLogin = () => {
  officeSession.end();
  return { message: false, redirectTo: officeSession.hasEnded() ? loginAfterEnd : '/login' };
};

/** An outage says nothing about access. */
const isOutage = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** A shop session or a customer view. */
export async function isAtShop(): Promise<boolean> {
  const user = await currentUser();
  return user.id > 0 && officeRoleOf(user) === null;
}

export const authProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await currentUser();
    const user = await officeClient.call(login, { body: { username, password } });
    setCsrfToken(user.csrfToken);
    if (officeRoleOf(user) !== null) return { language: user.language };
    await officeClient.call(logout, { body: {} });
    throw new NoOffice();
  },
  logout: async () => {
    if (officeSession.hasEnded()) return;
    const user = await currentUser();
    officeSession.close();
    // Keeps somebody's shop session.
    if (officeRoleOf(user) !== null) await officeClient.call(logout, { body: {} });
  },
  checkAuth: async () => {
    const user = await currentUser().catch((error: unknown) => {
      if (isOutage(error)) return null;
      throw error;
    });
    if (user !== null && officeRoleOf(user) === null) throw toLogin();
  },
  checkError: async (error: unknown) => {
    if (error instanceof ProblemError && error.code === 'session.required') throw toLogin();
  },
  getPermissions: async () => officeRoleOf(await currentUser()),
  getIdentity: async (): Promise<UserIdentity> => {
    const user = await currentUser();
    const fullName = `${user.first_name} ${user.last_name}`;
    return { id: user.id, fullName, role: officeRoleOf(user), features: user.features };
  },
} satisfies AuthProvider;
