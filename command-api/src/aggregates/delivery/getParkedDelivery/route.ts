import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { getParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { firstNameOf } from '../../../people/firstNameOf.ts';
import { actsOfParked } from '../parked/deliveryActs.ts';
import { findParkedOne, viewParkedRow } from '../parked/readParked.ts';
import { linesToPick, orderNow } from '../reportDeliveryByHand/linesToPick.ts';

export const getParkedDeliveryRoute = (side: CommandSide): Route =>
  route(getParkedDelivery, async ({ params: { id } }, { language }) => {
    const parked = await findParkedOne(side.pool, id);
    if (parked === null) throw new Problem('parked_delivery.not_found');
    const read = deliveryMessage.safeParse(parked.message);
    const acts = await actsOfParked(side.pool, id);
    const names = new Map(
      await Promise.all(
        [...new Set(acts.map((each) => each.acted_by))].map(async (by) => [by, await firstNameOf(side, by)] as const),
      ),
    );
    return {
      body: {
        ...viewParkedRow(parked),
        message: parked.message,
        issues: read.success
          ? []
          : read.error.issues
              .slice(0, 50)
              .map(({ path, message }) => ({ path: path.join('.').slice(0, 200), message })),
        correction: parked.correction,
        lines: parked.order_number === null ? [] : linesToPick(await orderNow(side, parked.order_number), language),
        acts: acts.map(({ act: actName, outcome, reason, acted_at, acted_by }) => ({
          act: actName,
          outcome,
          reason,
          acted_at: acted_at.toISOString(),
          acted_by: names.get(acted_by) ?? null,
        })),
      },
    };
  });
