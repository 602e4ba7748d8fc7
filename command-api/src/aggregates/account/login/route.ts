import { login } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadUserView } from '../loadUserView.ts';
import { checkOfficePasskey } from './checkOfficePasskey.ts';
import type { LoginAttempts } from './createLoginAttempts.ts';
import { startSession } from './startSession.ts';
import { proveUser } from './proveUser.ts';

/** A kitchen may share an address. */
export const loginLimit = (attempts: number): RateLimit => ({
  endpoint: login.name,
  windowSeconds: 15 * 60,
  perAddress: attempts * 10,
  problem: 'login.rate_limited',
});

/** A single customer is chosen. */
export const loginRoute = (side: CommandSide, attempts: LoginAttempts, officePasskeys: boolean) =>
  route(login, async ({ body }, context) => {
    const { userId, isPasswordUnchanged } = await proveUser(side, attempts, body);
    if (officePasskeys) await checkOfficePasskey(side, userId);
    const { account, customerNumber } = await startSession(side, userId, context, isPasswordUnchanged);
    return { body: await loadUserView(side, account, customerNumber, context.csrfToken) };
  });
