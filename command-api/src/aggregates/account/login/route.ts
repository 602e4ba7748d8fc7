import { login } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';
import { verifyPassword } from './verifyPassword.ts';

/** Failed logins per quarter of an hour and username, from one address and from all; a whole kitchen may share one. */
export const loginLimit = (attempts: number): RateLimit => ({
  endpoint: login.name,
  windowSeconds: 15 * 60,
  perAddress: attempts * 10,
  perField: { name: 'username', limit: attempts, everywhere: attempts * 5, keyOf: usernameKey },
  problem: 'login.rate_limited',
});

/**
 * Who has one customer number has it chosen at once. The session is there, with no rights, before the account is read: what
 * is taken from the account from then on ends it (`endSessionsOf`), and a session that has ended is given no rights.
 */
export const loginRoute = (side: CommandSide) =>
  route(login, async ({ body }, context) => {
    const userId = await verifyPassword(side.pool, body.username, body.password);
    if (!userId) throw new Problem('login.invalid');
    await context.signIn({ userId, roles: [], customers: [], customerNumber: null, language: 'nl' });
    const account = await loadActiveAccount(side, userId).catch(async (error: unknown) => {
      await context.signOut();
      throw error;
    });
    const { roles, customers, language } = account;
    const customerNumber = customers.length === 1 ? (customers[0] ?? null) : null;
    await context.updateUser({ userId, roles, customers, customerNumber, language });
    return { body: await loadUserView(side, account, customerNumber, context.csrfToken) };
  });
