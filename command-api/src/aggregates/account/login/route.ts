import { login } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadUserView } from '../loadUserView.ts';
import { checkOfficePasskey } from './checkOfficePasskey.ts';
import type { LoginAttempts } from './createLoginAttempts.ts';
import { enter } from './enter.ts';
import { proveUser } from './proveUser.ts';

/** The outer wall: failed logins per quarter of an hour from one address, which a whole kitchen may share. */
export const loginLimit = (attempts: number): RateLimit => ({
  endpoint: login.name,
  windowSeconds: 15 * 60,
  perAddress: attempts * 10,
  problem: 'login.rate_limited',
});

/** Who has one customer number has it chosen at once. */
export const loginRoute = (side: CommandSide, attempts: LoginAttempts, officePasskeys: boolean) =>
  route(login, async ({ body }, context) => {
    const { userId, stillHolds } = await proveUser(side, attempts, body);
    if (officePasskeys) await checkOfficePasskey(side, userId);
    const { account, customerNumber } = await enter(side, userId, context, stillHolds);
    // Who signs in here is no longer one of an ERP system.
    context.response.clearCookie('erp', { path: '/' });
    return { body: await loadUserView(side, account, customerNumber, context.csrfToken) };
  });
