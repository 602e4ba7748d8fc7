import type { CommandSide } from '../commandSide.ts';
import type { CommandModule } from '../module.ts';
import { retrySubscriptionRoute } from './retrySubscription/route.ts';

export const operationsModule = (side: CommandSide): CommandModule => ({ routes: [retrySubscriptionRoute(side)] });
