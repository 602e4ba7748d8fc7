import type { AuthProvider, UserIdentity } from 'react-admin';
import { getUser, login, logout } from '@talloor/contracts/calls.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { officeClient, setCsrfToken } from './officeClient.ts';
import { shopClock } from './shopClock.ts';

const officeRoles = ['sales-support', 'auditor', 'admin'] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const officeRoleOf = (user: UserView): OfficeRole | null =>
  officeRoles.find((role) => user.roles.includes(role)) ?? null;

async function currentUser(): Promise<UserView> {
  const user = await officeClient.call(getUser);
  setCsrfToken(user.csrfToken);
  shopClock.set(user.now);
  return user;
}

/** A customer's login is a login, but not one of the office. */
export class NoOffice extends Error {
  override readonly name = 'NoOffice';
}

export const authProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await currentUser();
    const user = await officeClient.call(login, { body: { username, password } });
    setCsrfToken(user.csrfToken);
    if (officeRoleOf(user) !== null) return;
    await officeClient.call(logout, { body: {} });
    throw new NoOffice();
  },
  logout: async () => {
    const user = await currentUser();
    if (user.id > 0) await officeClient.call(logout, { body: {} });
  },
  checkAuth: async () => {
    const user = await currentUser();
    if (user.id === 0 || officeRoleOf(user) === null) throw new Error('no office session');
  },
  checkError: async (error: unknown) => {
    if (error instanceof ProblemError && error.code === 'session.required') throw error;
  },
  getPermissions: async () => officeRoleOf(await currentUser()),
  getIdentity: async (): Promise<UserIdentity> => {
    const user = await currentUser();
    return { id: user.id, fullName: `${user.first_name} ${user.last_name}`, role: officeRoleOf(user) };
  },
} satisfies AuthProvider;
