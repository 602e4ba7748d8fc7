import { getDeliveryReplacements } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { withErpNumbers } from '../replacements/withErpNumbers.ts';
import { judgedReplacementsOf } from '../replacements/withheldOf.ts';

/** The ERP must send replacements as answered. */
export const getDeliveryReplacementsRoute = ({ repository, pool }: Pick<CommandSide, 'repository' | 'pool'>): Route =>
  route(getDeliveryReplacements, async ({ params: { number } }, { apiKey }) => {
    if (!apiKey.scopes.includes('deliveries')) throw new Problem('api_key.not_for_subject');
    const { state } = await repository.load(deliveryFold, deliveryStream(number));
    if (state.status === 'none') throw new Problem('delivery.not_scheduled');
    return {
      body: { delivery_number: number, replacements: await withErpNumbers({ pool }, judgedReplacementsOf(state)) },
    };
  });
