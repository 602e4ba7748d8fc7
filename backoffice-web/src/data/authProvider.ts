import type { AuthProvider, UserIdentity } from 'react-admin';
import { getUser, login, logout, type UserView } from '@talloor/contracts/endpoints/session.ts';
import { isOfficeRole, officeRightsOf, type OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { officeClient, setCsrfToken } from './officeClient.ts';
import { officeSession } from './officeSession.ts';
import { shopClock } from './shopClock.ts';

const isOfOffice = ({ roles }: UserView): boolean => roles.some(isOfficeRole);

async function currentUser(): Promise<UserView> {
  const user = await officeClient.call(getUser);
  setCsrfToken(user.csrfToken);
  shopClock.set(user.now);
  if (isOfOffice(user)) officeSession.open();
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
  return user.id > 0 && !isOfOffice(user);
}

export const authProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await currentUser();
    const user = await officeClient.call(login, { body: { username, password } });
    setCsrfToken(user.csrfToken);
    if (isOfOffice(user)) return { language: user.language };
    await officeClient.call(logout, { body: {} });
    throw new NoOffice();
  },
  logout: async () => {
    if (officeSession.hasEnded()) return;
    const user = await currentUser();
    officeSession.close();
    // Keeps somebody's shop session.
    if (isOfOffice(user)) await officeClient.call(logout, { body: {} });
  },
  checkAuth: async () => {
    const user = await currentUser().catch((error: unknown) => {
      if (isOutage(error)) return null;
      throw error;
    });
    if (user !== null && !isOfOffice(user)) throw toLogin();
  },
  checkError: async (error: unknown) => {
    if (error instanceof ProblemError && error.code === 'session.required') throw toLogin();
  },
  getPermissions: async (): Promise<readonly OfficeRight[]> => {
    const { office_rights: rights, roles } = await currentUser();
    return rights ?? officeRightsOf(roles);
  },
  getIdentity: async (): Promise<UserIdentity> => {
    const user = await currentUser();
    const fullName = `${user.first_name} ${user.last_name}`;
    return { id: user.id, fullName, roles: user.roles.filter(isOfficeRole), features: user.features };
  },
} satisfies AuthProvider;
