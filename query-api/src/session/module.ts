import { getProfileRoute } from '../profile/getProfile.ts';
import { getBasketReminderRoute } from './getBasketReminder.ts';
import { getUserRoute } from './getUser.ts';
import { punchOutRoutes } from '../punchOut/punchOutRoutes.ts';
import { listUserSessionsRoute } from './listUserSessions.ts';
import { getTermsRoute } from '../terms/getTerms.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const sessionModule = (side: QuerySide): QueryModule => ({
  routes: [
    getUserRoute(side),
    getBasketReminderRoute(side),
    listUserSessionsRoute(side),
    getProfileRoute(side),
    getTermsRoute(side),
    ...punchOutRoutes(side),
  ],
});
