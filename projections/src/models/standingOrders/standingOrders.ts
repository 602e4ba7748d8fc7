import { listOfStandingOrder, type StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { standingOrdersModel, standingDatesTable, standingOrdersTable } from '../../tables/standingOrders.ts';

export const standingOrders = createProjector<StandingOrderEvent>(standingOrdersModel, projectStandingOrders);

function projectStandingOrders(decoded: DecodedEvent<StandingOrderEvent>): readonly RowOperation[] {
  const { event, streamId, metadata } = decoded;
  const key = { list_id: listOfStandingOrder(streamId) };
  const order = (values: Row, kind: 'update' | 'upsert' = 'update'): RowOperation => ({
    kind,
    table: standingOrdersTable.name,
    key,
    values,
  });
  const date = (day: string, state: string, values: Row = {}): RowOperation => ({
    kind: 'upsert',
    table: standingDatesTable.name,
    key: { ...key, day },
    values: { state, at: metadata.occurredAt, basket_id: null, data: null, told_at: null, ...values },
  });
  switch (event.type) {
    case 'StandingOrderSet': {
      const { customerNumber, setBy, at, plan } = event.data;
      const values = { customer_number: customerNumber, set_by: setBy, plan, in_force_since: at, pause: null };
      return [order({ ...values, status: 'set' }, 'upsert')];
    }
    case 'StandingOrderChanged':
      return [order({ plan: event.data.plan, in_force_since: event.data.at })];
    case 'StandingOrderPaused':
      return [order({ pause: event.data })];
    case 'StandingOrderResumed':
      return [order({ pause: null, in_force_since: event.data.at })];
    case 'StandingOrderDateSkipped':
      return [date(event.data.day, 'skipped')];
    case 'StandingOrderDateRestored':
      return [{ kind: 'delete', table: standingDatesTable.name, key: { ...key, day: event.data.day } }];
    case 'StandingOrderCameDue':
      return [date(event.data.day, 'due')];
    case 'StandingOrderBasketMade':
      return [date(event.data.day, 'made', { basket_id: event.data.basketId, data: event.data })];
    case 'StandingOrderDateMissed':
      return [date(event.data.day, 'missed', { data: event.data })];
    case 'StandingOrderNoticeSent': {
      const dateKey = { list_id: key.list_id, day: event.data.day };
      return [
        { kind: 'update', table: standingDatesTable.name, key: dateKey, values: { told_at: metadata.occurredAt } },
      ];
    }
    case 'StandingOrderEnded':
      return [order({ status: 'ended' })];
    default:
      return event satisfies never;
  }
}
