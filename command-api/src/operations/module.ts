import type { CommandSide } from '../commandSide.ts';
import type { CommandModule } from '../module.ts';
import { retrySubscriptionRoute } from './retrySubscription/route.ts';

/** What an operator of the shop does. */
export const operationsModule = (side: CommandSide): CommandModule => ({ routes: [retrySubscriptionRoute(side)] });
