import { randomUUID } from 'node:crypto';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import type { Json } from '@talloor/platform/eventStore/port.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { paidSharesTable } from '@talloor/projections/tables/invoiceEvents.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import { rowOwners } from '@talloor/query-api/audit/verify/rowOwners.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { rehashChains, type StoredEvent } from './storedEvent.ts';
import type { Story, Tampering } from './startTamperedOrder.ts';

type Kind = keyof Story['streams'];
type Events = readonly StoredEvent[];
type Change = (events: Events, stream: string) => Events;

const kinds = ['basket', 'order', 'links', 'delivery', 'return', 'recall', 'invoice', 'payment', 'case'] as const;
const related = ['delivery', 'return', 'recall', 'invoice', 'payment', 'case'] as const;

const changing =
  (kind: Kind, change: Change, isRehashed = false): Tampering['tamper'] =>
  async ({ read, write, story }) => {
    const changed = change(await read(), story.streams[kind]);
    await write(isRehashed ? await rehashChains(changed) : changed);
  };
const only =
  (revision: number, change: (event: StoredEvent) => StoredEvent): Change =>
  (events, stream) =>
    events.map((event) => (event.streamId === stream && event.revision === revision ? change(event) : event));
const without =
  (isGone: (revision: number) => boolean): Change =>
  (events, stream) =>
    events.filter((event) => event.streamId !== stream || !isGone(event.revision));

const merge = (json: Json, more: Readonly<Record<string, Json>>): Json => ({ ...(json as object), ...more });
const changeData = (event: StoredEvent): StoredEvent => ({ ...event, data: merge(event.data, { x: 1 }) });
const changeActor = (event: StoredEvent): StoredEvent => ({
  ...event,
  metadata: merge(event.metadata, { actorId: '99' }),
});
/** With a right hash of the data, so that only the event's own hash is wrong. */
const changeDataAndItsHash = (event: StoredEvent): StoredEvent => {
  const data = merge(event.data, { x: 1 });
  return { ...event, data, metadata: merge(event.metadata, { dataHash: hashJson(data) }) };
};

const swap =
  (one: number, other: number): Change =>
  (events, stream) => {
    const at = (revision: number): StoredEvent | undefined =>
      events.find((event) => event.streamId === stream && event.revision === revision);
    const exchange = (event: StoredEvent): StoredEvent => {
      const source =
        event.streamId !== stream
          ? undefined
          : event.revision === one
            ? at(other)
            : event.revision === other
              ? at(one)
              : undefined;
      return source
        ? { ...event, id: source.id, type: source.type, data: source.data, metadata: source.metadata }
        : event;
    };
    return events.map(exchange);
  };

const insertAfter =
  (revision: number): Change =>
  (events, stream) =>
    events.flatMap((event) => {
      if (event.streamId !== stream || event.revision < revision) return [event];
      const moved = event.revision > revision ? [{ ...event, revision: event.revision + 1 }] : [event];
      if (event.revision !== revision) return moved;
      return [event, { ...event, revision: revision + 1, id: randomUUID(), position: event.position + 1n }];
    });
const insertion =
  (kind: Kind, revision: number, isRehashed: boolean): Tampering['tamper'] =>
  async (order) => {
    const inserted = insertAfter(revision)(await order.read(), order.story.streams[kind]);
    const positions = new Set<bigint>();
    const placed = inserted.map((event) => {
      let { position } = event;
      while (order.isGapless && positions.has(position)) position += 1n;
      positions.add(position);
      return { ...event, position };
    });
    await order.write(isRehashed ? await rehashChains(placed) : placed);
  };

const fork =
  (from: number): Change =>
  (events, stream) =>
    events.map((event) =>
      event.streamId === stream && event.revision >= from ? { ...changeData(event), id: randomUUID() } : event,
    );

const setAt =
  (path: readonly string[], value: Json) =>
  (event: StoredEvent): StoredEvent => {
    const data = structuredClone(event.data) as Record<string, unknown>;
    const parent = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, data);
    parent[path.at(-1) ?? ''] = value;
    return { ...event, data: data as Json };
  };
const rewriting = (kind: Kind, type: string, path: readonly string[], value: Json): Tampering['tamper'] =>
  changing(
    kind,
    (events, stream) =>
      events.map((event) => (event.streamId === stream && event.type === type ? setAt(path, value)(event) : event)),
    true,
  );

const at = (kind: Kind, revision: number) => (story: Story) => [`gebeurtenis ${story.streams[kind]}@${revision}`];

export const eventTamperings: readonly Tampering[] = [
  ...kinds.flatMap((kind): Tampering[] => [
    {
      name: `changed data: ${kind}`,
      tamper: changing(kind, only(1, changeData)),
      names: (story) => [...at(kind, 1)(story), 'De gegevens zijn niet meer'],
    },
    {
      name: `a changed actor: ${kind}`,
      tamper: changing(kind, only(0, changeActor)),
      names: (story) => [...at(kind, 0)(story), 'Wie, wanneer, soort of plaats'],
    },
  ]),
  ...(['basket', 'order', 'delivery'] as const).flatMap((kind): Tampering[] => [
    {
      name: `changed data with their hash: ${kind}`,
      tamper: changing(kind, only(1, changeDataAndItsHash)),
      names: at(kind, 1),
    },
    {
      name: `two swapped events: ${kind}`,
      tamper: changing(kind, swap(1, 2)),
      names: (story) => [...at(kind, 1)(story), 'verwisseld'],
    },
    {
      name: `an inserted event: ${kind}`,
      tamper: insertion(kind, 1, false),
      names: at(kind, 2),
    },
    {
      name: `a fork without chain: ${kind}`,
      tamper: changing(kind, fork(1)),
      names: at(kind, 1),
    },
  ]),
  ...(['basket', 'order', ...related] as const).map((kind): Tampering => ({
    name: `a missing event: ${kind}`,
    tamper: changing(
      kind,
      without((revision) => revision === 1),
    ),
    names: (story) => [...at(kind, 1)(story), 'Deze gebeurtenis ontbreekt'],
  })),
  ...(['basket', 'order'] as const).map((kind): Tampering => ({
    name: `a cut end: ${kind}`,
    tamper: changing(
      kind,
      without((revision) => revision >= 2),
    ),
    names: (story) => [...at(kind, 2)(story), 'Het einde is afgeknipt'],
  })),
  {
    name: 'a cut end before a linked event: links of a recall',
    tamper: changing(
      'recall',
      without((revision) => revision >= 1),
    ),
    names: (story) => [...at('recall', 1)(story), 'Het einde is afgeknipt'],
  },
  ...(['delivery', 'return', 'invoice', 'payment', 'case'] as const).map((kind): Tampering => ({
    name: `an end that the read model shows was cut: ${kind}`,
    tamper: changing(
      kind,
      without((revision) => revision >= 1),
    ),
    names: (story) => [...at(kind, 0)(story), 'Wat getoond wordt is niet wat deze gebeurtenis zegt'],
  })),
  ...related.map((kind): Tampering => ({
    name: `a missing stream: ${kind}`,
    tamper: changing(
      kind,
      without(() => true),
    ),
    names: (story) => [story.streams[kind], 'geen gebeurtenissen meer'],
  })),
  {
    name: 'a missing stream: order',
    tamper: changing(
      'order',
      without(() => true),
    ),
    names: (story) => [story.streams.order],
  },
  {
    name: 'a missing stream: basket',
    tamper: changing(
      'basket',
      without(() => true),
    ),
    names: (story) => [story.streams.basket],
  },
  {
    name: 'missing links',
    tamper: changing(
      'links',
      without(() => true),
    ),
    names: (story) => [story.streams.links, 'ontbreekt'],
  },
  {
    name: 'all that follows an order is missing, with its links and its rows',
    tamper: async (order) => {
      const { basket, order: own } = order.story.streams;
      await order.write((await order.read()).filter(({ streamId }) => streamId === basket || streamId === own));
      for (const [table, owner] of rowOwners)
        if (owner.kind === 'order' && owner.key !== 'order' && owner.key !== 'basket')
          await order.sql(`${readModelSchema}.${table}`, `delete from ${readModelSchema}.${table}`);
    },
    names: (story) => [story.streams.links, `De verwijzing van de bestelling naar ${story.streams.order}`],
  },
  {
    name: 'a payment is missing, with its row and all else that shows it',
    tamper: async (order) => {
      await changing(
        'payment',
        without(() => true),
      )(order);
      for (const table of [paymentsTable, paidSharesTable])
        await order.sql(table.qualifiedName, `delete from ${table.qualifiedName}`);
    },
    names: (story) => [story.streams.payment, 'geen gebeurtenissen meer'],
  },
  {
    name: 'the link of an invoice is missing',
    tamper: changing(
      'links',
      without((revision) => revision >= 4),
    ),
    names: (story) => [...at('links', 4)(story), 'De verwijzing van de bestelling naar'],
  },
  {
    name: 'the link of a case is missing',
    tamper: changing(
      'links',
      without((revision) => revision >= 5),
    ),
    commands: ['all'],
    names: (story) => [`${story.orderNumber}: `, `De verwijzing van de bestelling naar ${story.streams.case}`],
  },
  {
    name: 'a fork of a delivery with a valid chain',
    tamper: changing('delivery', fork(0), true),
    names: (story) => [...at('delivery', 0)(story), 'een andere gebeurtenis op deze plaats'],
  },
  {
    name: 'a fork of an order with a valid chain',
    tamper: changing('order', fork(1), true),
    names: (story) => [story.streams.order],
  },
  {
    name: 'a rewritten basket with a valid chain',
    tamper: rewriting('basket', 'BasketReferenceSet', ['reference'], 'ANDERS'),
    names: (story) => [story.streams.basket, 'Het leesmodel kent een andere laatste gebeurtenis'],
  },
  {
    name: 'a rewritten order with a valid chain',
    tamper: rewriting('order', 'OrderPlaced', ['reference'], 'ANDERS'),
    names: (story) => [...at('order', 0)(story), 'de bestelling kent een andere hash'],
  },
  {
    name: 'a rewritten round of a delivery with a valid chain',
    tamper: rewriting('delivery', 'DeliveryScheduled', ['route'], '99'),
    names: (story) => [...at('delivery', 0)(story), 'de bestelling kent een andere hash'],
  },
  {
    name: 'a rewritten actor of a return with a valid chain',
    tamper: changing('return', only(0, changeActor), true),
    names: (story) => [...at('return', 0)(story), 'de bestelling kent een andere hash'],
  },
  {
    name: 'rewritten quantities of a delivery with a valid chain',
    tamper: rewriting('delivery', 'DeliveryPicked', ['lines', '0', 'delivered'], 1),
    names: (story) => [story.streams.delivery, deliveriesTable.name],
  },
  {
    name: 'a rewritten credit of a return with a valid chain',
    tamper: rewriting('return', 'ReturnCredited', ['totalCents'], 1),
    names: (story) => [story.streams.return, returnsTable.name],
  },
  {
    name: 'a rewritten transfer for an invoice with a valid chain',
    tamper: rewriting('invoice', 'InvoiceTransferReceived', ['cents'], 1),
    names: (story) => [story.streams.invoice],
  },
  {
    name: 'a rewritten amount of a payment with a valid chain',
    tamper: rewriting('payment', 'PaymentStarted', ['amountCents'], 1),
    names: (story) => [story.streams.payment],
  },
  {
    name: 'a rewritten end of a case with a valid chain',
    tamper: rewriting('case', 'ServiceRequestClosed', ['reason'], 'double'),
    names: (story) => [story.streams.case, casesTable.name],
  },
  {
    name: 'an inserted event of a return with a valid chain',
    tamper: insertion('return', 0, true),
    names: (story) => [story.streams.return],
    commands: ['all'],
  },
];
