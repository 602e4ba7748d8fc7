import type { Route } from '@talloor/platform/http/handler.ts';
import { noteSessionDay } from '@talloor/platform/http/userSessions.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** At most once a day (ADR 0101). */
export const noteUse =
  ({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>) =>
  (route: Route): Route => ({
    endpoint: route.endpoint,
    handle: async (input, context) => {
      const usedOn = context.user?.begun?.usedOn;
      const today = dayAt(clock.now().getTime());
      if (usedOn !== undefined && usedOn !== today) await noteSessionDay(pool, context.request.sessionID, today);
      return route.handle(input, context);
    },
  });
