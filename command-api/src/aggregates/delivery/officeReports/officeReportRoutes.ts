import * as contracts from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { firstNameOf } from '../../../people/firstNameOf.ts';
import { actOnParked, type ParkedAct } from './actOnParked.ts';
import { actsOfParked } from './deliveryActs.ts';
import { linesToPick, orderNow } from './linesToPick.ts';
import { findParked, findParkedOne, viewParkedRow } from './readParked.ts';
import { getOfficeDeliveryRoute, reportDeliveryByHandRoute } from './reportByHand.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};

/** ADR 0120. */
export function officeReportRoutes(side: CommandSide): readonly Route[] {
  const act = async (id: string, parkedAct: ParkedAct, context: Context) => {
    const { actorId, actorRole } = commandMetadata(`${parkedAct.act}ParkedDelivery`, { id }, context, side);
    const { outcome, code, position } = await actOnParked(side, id, parkedAct, {
      actor: { actorId, actorRole },
      key: context.idempotencyKey,
    });
    return { body: { id, outcome, code }, seen: position };
  };
  return [
    route(contracts.listParkedDeliveries, async ({ query }) => {
      const { filter, range } = readListQuery(query, contracts.parkedDeliveryFilter, ['parked_at'] as const);
      const { total, rows } = await findParked(side.pool, filter, range, side.clock.now());
      return {
        body: [...rows],
        headers: { 'content-range': contentRange('parkedDeliveries', range, rows.length, total) },
      };
    }),
    route(contracts.getParkedDelivery, async ({ params: { id } }, { language }) => {
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
    }),
    route(contracts.retryParkedDelivery, ({ params: { id } }, context) => act(id, { act: 'retry' }, context)),
    route(contracts.correctParkedDelivery, ({ params: { id }, body }, context) =>
      act(id, { act: 'correct', ...body }, context),
    ),
    route(contracts.discardParkedDelivery, ({ params: { id }, body }, context) =>
      act(id, { act: 'discard', ...body }, context),
    ),
    getOfficeDeliveryRoute(side),
    reportDeliveryByHandRoute(side),
  ];
}
