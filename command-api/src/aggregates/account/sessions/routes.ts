import { endOtherSessions, endUserSession } from '@talloor/contracts/endpoints/userSessions.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { endOtherSessionsOf, endSessionOf } from '@talloor/platform/http/userSessions.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const userSessionRoutes = ({ pool }: Pick<CommandSide, 'pool'>): readonly Route[] => [
  route(endUserSession, async ({ params: { id } }, { user }) => {
    if (!(await endSessionOf(pool, user.userId, id))) throw new Problem('not_found');
    return { body: undefined };
  }),
  route(endOtherSessions, async (_input, { user, request }) => ({
    body: { ended: await endOtherSessionsOf(pool, user.userId, request.sessionID) },
  })),
];
