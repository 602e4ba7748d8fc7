import { listUserSessions } from '@talloor/contracts/endpoints/userSessions.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { findSessionsOf } from '@talloor/platform/http/userSessions.ts';
import type { ReadSide } from '../readSide.ts';

export const listUserSessionsRoute = ({ pool }: Pick<ReadSide, 'pool'>): Route =>
  route(listUserSessions, async (_input, { user, request }) => {
    const sessions = await findSessionsOf(pool, user.userId, request.sessionID);
    return {
      body: {
        sessions: sessions.map(({ id, begun: start, isCurrent }) => ({
          id,
          since: start?.at ?? null,
          last_used_on: start?.usedOn ?? null,
          browser: start?.browser ?? 'other',
          system: start?.system ?? 'other',
          is_current: isCurrent,
        })),
      },
    };
  });
