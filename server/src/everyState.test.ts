import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { holdAt, lockAt } from '@talloor/command-api/aggregates/order/changes/changeForbidden.ts';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryStages } from '@talloor/events/delivery/state.ts';
import { returnStatuses, type ReturnStatus } from '@talloor/events/return/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { Row } from '@talloor/platform/subscription/projector.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { applyOperations, type RowsInMemory } from '@talloor/projections/rows/applyOperations.ts';
import { decodedStream } from '@talloor/projections/testing/sampleEvents.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { changeView, type ChangeColumns } from '@talloor/query-api/orders/orderSummaryView.ts';
import { deliveryNumber } from './testing/decideStep.ts';
import { acts, type OrderWalk, type Step } from './testing/orderWalk.ts';
import { beginWalk, walk } from './testing/walkOrder.ts';

const readModels = new Set(['openOrders', 'officeOrders', 'orderDetail', 'deliveries', 'returns']);
const projectors = allProjectors.filter(({ name }) => readModels.has(name));

const streamOf = ({ type }: TalloorEvent): string =>
  type.startsWith('Order')
    ? `order-${sampleOrder.orderNumber}`
    : type.startsWith('Delivery')
      ? `delivery-${deliveryNumber}`
      : `return-${sampleReturn.returnId}`;

const rowsOf = (events: readonly TalloorEvent[], from: RowsInMemory, first: number): RowsInMemory =>
  events
    .map((event, index) => decodedStream(streamOf(event), [event], first + index)[0]!)
    .reduce(
      (rows, decoded) =>
        projectors
          .filter((projector) => projector.handles.includes(decoded.event.type))
          .reduce((now, projector) => applyOperations(projector.tables, now, projector.project(decoded)), rows),
      from,
    );
const onlyRow = (rows: RowsInMemory, table: string): Row | undefined => [...(rows.get(table)?.values() ?? [])][0];

function stateFromRows(rows: RowsInMemory, now: Date) {
  const byOrders = [openOrdersTable, officeOrdersTable, orderDetailsTable].map(({ name }) => {
    const row = onlyRow(rows, name);
    const { status, version, in_use: hold, locked } = changeView(row as unknown as ChangeColumns, { userId: '7', now });
    return {
      status,
      version,
      isHeld: hold !== undefined,
      isHeldBy7: hold?.is_mine ?? false,
      isLocked: locked !== undefined,
    };
  });
  const office = onlyRow(rows, officeOrdersTable.name);
  const delivery = onlyRow(rows, deliveriesTable.name);
  const lines = onlyRow(rows, orderDetailsTable.name)?.['lines'] as readonly { quantity: number }[];
  return {
    byOrders,
    payable: Number(office?.['payable_cents']),
    notes: Number(office?.['notes']),
    isCorrected: office?.['corrected'] === true,
    quantities: lines.map(({ quantity }) => quantity),
    stage:
      delivery === undefined
        ? null
        : delivery['delivered_at'] !== null
          ? 'delivered'
          : delivery['dispatched_at'] !== null
            ? 'under_way'
            : delivery['loaded_at'] !== null
              ? 'loaded'
              : delivery['picked_at'] !== null
                ? 'picked'
                : 'scheduled',
    invoice: delivery?.['invoice_number'] ?? null,
    giving: (onlyRow(rows, returnsTable.name)?.['status'] as ReturnStatus | undefined) ?? null,
  };
}

function stateFromFolds({ order, delivery, giving, now }: OrderWalk): ReturnType<typeof stateFromRows> {
  const isOpen = order.status === 'open' && now.toISOString() < order.content.changeDeadline;
  const hold = isOpen ? holdAt(order, now) : null;
  const byOrder = {
    status: order.status === 'cancelled' ? 'cancelled' : isOpen ? 'open' : 'processed',
    version: order.version,
    isHeld: hold !== null,
    isHeldBy7: hold?.by === '7',
    isLocked: isOpen && lockAt(order, now) !== null,
  } as const;
  return {
    byOrders: [byOrder, byOrder, byOrder],
    payable: order.content.totals.payableCents,
    notes: order.notes,
    isCorrected: order.versions.some(({ officeReason }) => officeReason !== null),
    quantities: order.content.lines.map(({ quantity }) => quantity),
    stage: delivery.status === 'none' ? null : delivery.stage,
    invoice: delivery.status === 'none' ? null : (delivery.invoice?.invoiceNumber ?? null),
    giving: giving.status === 'none' ? null : giving.status,
  };
}

const statesOf = ({
  byOrders,
  stage,
  invoice,
  giving,
  isCorrected,
  notes,
}: ReturnType<typeof stateFromRows>): string[] => [
  ...byOrders.map(({ status }) => `order ${status}`),
  ...(byOrders[0]?.isHeld ? ['held'] : []),
  ...(byOrders[0]?.isLocked ? ['locked'] : []),
  ...(isCorrected ? ['corrected'] : []),
  ...(notes > 0 ? ['noted'] : []),
  ...(stage === null ? [] : [`delivery ${stage}`]),
  ...(invoice === null ? [] : ['invoiced']),
  ...(giving === null ? [] : [`return ${giving}`]),
];

function pickedOtherwise({ order, delivery }: OrderWalk): string[] {
  if (delivery.status === 'none' || delivery.picked === null) return [];
  if (order.status === 'cancelled') return ['the order was cancelled'];
  const orderedQuantities = new Map(order.content.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return delivery.picked.lines
    .filter((line) => orderedQuantities.get(line.lineId) !== line.ordered)
    .map(({ lineId }) => lineId);
}

const ends: readonly Step['act'][] = ['cancel', 'officeCancel'];
/** Final acts are rare, so that walks get far. */
const act = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...acts.filter((each) => !ends.includes(each))) },
  { weight: 1, arbitrary: fc.constantFrom(...ends) },
);
const step = (minutes: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.record({
    act,
    who: fc.constantFrom('7' as const, '8' as const),
    minutes,
    quantity: fc.integer({ min: 1, max: 30 }),
  });
const steps = fc.array(step(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 24 * 60))), {
  maxLength: 120,
  size: 'max',
});

function statesOnTheWay(way: readonly Step[]): Set<string> {
  let orderWalk = beginWalk();
  let rows = rowsOf(orderWalk.events, new Map(), 1);
  const states = new Set<string>();
  for (const each of way) {
    const next = walk(orderWalk, each);
    rows = rowsOf(next.events.slice(orderWalk.events.length), rows, orderWalk.events.length + 1);
    orderWalk = next;
    const shownState = stateFromRows(rows, orderWalk.now);
    expect(shownState).toEqual(stateFromFolds(orderWalk));
    expect(pickedOtherwise(orderWalk)).toEqual([]);
    for (const state of statesOf(shownState)) states.add(state);
  }
  return states;
}

test('for any sequence of acts, the read models of order, delivery and return equal their folds, and picking equals the order', () => {
  const result = fc.check(
    fc.property(steps, (way) => void statesOnTheWay(way)),
    { numRuns: 60 },
  );
  expect(result.counterexample).toBeNull();
}, 60_000);

test('acts on a placed order reach every state of order, delivery and return', () => {
  const everything = [
    ...['open', 'processed', 'cancelled'].map((status) => `order ${status}`),
    'held',
    'locked',
    'corrected',
    'noted',
    'invoiced',
    ...deliveryStages.map((stage) => `delivery ${stage}`),
    ...returnStatuses.map((status) => `return ${status}`),
  ];
  const by = (act: Step['act'], minutes = 1): Step => ({ act, who: '7', minutes, quantity: 5 });
  const day = 24 * 60;
  const toTheCustomer = [
    ...['start', 'wish', 'submit', 'note', 'correct'].map((act) => by(act as Step['act'])),
    by('close', 6 * 60),
    by('schedule'),
    by('pick'),
    by('load'),
    by('dispatch', 1.5 * day),
    by('deliver', 60),
    by('invoice', 5),
    by('askReturn', 5),
  ];
  const givingBack: Step[][] = [
    [by('accept'), by('plan'), by('collect', day), by('credit')],
    [by('refuse')],
    [by('withdraw')],
  ];
  const ways = [
    ...givingBack.map((end) => [...toTheCustomer, ...end]),
    [by('lock'), by('unlock'), by('cancel')],
    [by('start'), by('lock')],
  ];
  const reachedStates = new Set(ways.flatMap((way) => [...statesOnTheWay(way)]));
  expect([...reachedStates].toSorted()).toEqual(everything.toSorted());
});
