import { getProfileRoute } from '../profile/getProfile.ts';
import { getBasketReminderRoute } from './getBasketReminder.ts';
import { getUserRoute } from './getUser.ts';
import { listUserSessionsRoute } from './listUserSessions.ts';
import type { QueryModule, QuerySide } from '../module.ts';

/** Who is signed in, and their profile. */
export const sessionModule = (side: QuerySide): QueryModule => ({
  routes: [getUserRoute(side), getBasketReminderRoute(side), listUserSessionsRoute(side), getProfileRoute(side)],
});
