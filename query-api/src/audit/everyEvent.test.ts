import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket } from '@talloor/events/basket/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { describeAnyEvent } from './describeAnyEvent.ts';
import { collectHistoryNames } from './historyNames.ts';
import { type HistoryState, noHistoryState } from './historyState.ts';

const folder = 'events/src/golden';
const samples = readdirSync(folder).map((file) => {
  const type = file.slice(0, file.indexOf('.'));
  return {
    file,
    event: { type, data: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown } as TalloorEvent,
  };
});
const sample = (file: string): TalloorEvent =>
  samples.find((each) => each.file === file)?.event ?? { type: 'PaymentPrepared', data: {} };

const streams: Readonly<Record<string, string>> = { Delivery: 'delivery-66103012', Return: 'return-70000012' };
const streamOf = (type: string): string => {
  const kind = Object.keys(streams).find((prefix) => type.startsWith(prefix)) ?? '';
  return streams[kind] ?? (type.startsWith('Invoice') ? 'invoice-264402117' : 'order-4402118');
};
const users = new Map(['7', '12', '31', '3001', '1057'].map((id) => [id, `Persoon ${id}`]));
const names = collectHistoryNames(
  samples.map(({ event }) => ({ event, streamId: streamOf(event.type) })),
  users,
);
const basket = ['BasketOpened.v1.json', 'BasketLineQuantityChanged.v1.json']
  .map((file) => sample(file) as BasketEvent)
  .reduce(evolveBasket, noBasket);
const placed = sample('OrderPlaced.v1.json') as Extract<OrderEvent, { type: 'OrderPlaced' }>;
const before: HistoryState = {
  ...noHistoryState,
  basket,
  order: evolveOrder(noOrder, placed),
  content: placed.data,
};

const describeIn = (language: 'nl' | 'fr', event: TalloorEvent) =>
  describeAnyEvent(event, {
    language,
    users,
    customers: new Map([['204118', 'Bistro Lindegaard']]),
    around: { stream: streamOf(event.type), names },
    before,
  });
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/;
const hasKey = (data: unknown, key: RegExp): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(data).some(([name, value]) => (key.test(name) && value !== null) || hasKey(value, key));

test('a sample of every event is described', () => {
  expect(new Set(samples.map(({ event }) => event.type))).toEqual(new Set(Object.keys(allEvents)));
});

describe.each(['nl', 'fr'] as const)('the history in %s', (language) => {
  test.each(samples.map(({ file, event }) => [file, event] as const))('describes %s in words', (_file, event) => {
    const { title, changes } = describeIn(language, event);
    const values = changes.flatMap(({ what, before: was, after }) => [what, was ?? '', after ?? '']);
    const text = [title, ...values].join(' | ');
    expect(text).not.toMatch(/\{\{|undefined|NaN|Invalid|\[object|null/);
    expect(text).not.toMatch(uuid);
    expect(title).not.toMatch(/: ?$/);
    for (const { what } of changes) expect(what).not.toMatch(/^[\d /]*$/);
    expect(text).not.toMatch(/\b(?:regel|ligne) \d/);
    const isSilent = hasKey(event.data, /^quantity$/) && changes.length === 0;
    const isBare = hasKey(event.data, /^reason$|Cents$/) && !/: .|.{30}/.test(`${title}${values.join('')}`);
    expect({ isSilent, isBare }).toEqual({ isSilent: false, isBare: false });
  });
});

test('a line is named by article, name and unit, also a replacement that the order lacks', () => {
  const around = {
    stream: 'delivery-66103012',
    names: collectHistoryNames(
      [
        {
          streamId: 'delivery-66103012',
          event: {
            type: 'DeliveryPicked',
            data: {
              lines: [
                {
                  lineId: '30002',
                  articleNumber: '131210',
                  name: { nl: 'Room 40 % 1 l', fr: 'Crème 40 % 1 l' },
                  unit: { nl: 'st', fr: 'pc' },
                },
              ],
            },
          },
        },
      ],
      users,
    ),
  };
  const event = {
    type: 'DeliveryReturnReleased',
    data: { returnId: '70000012', lines: [{ lineId: '30002', quantity: 2 }] },
  };
  expect(
    describeAnyEvent(event as TalloorEvent, { language: 'nl', users, customers: new Map(), around }).changes,
  ).toEqual([{ what: '131210 Room 40 % 1 l', before: null, after: '2 st' }]);
});

test('a restriction says what is still possible, and why', () => {
  const { type, data } = sample('OrderLineRestricted.v1.json');
  const [line] = placed.data.lines;
  const event = { type, data: { ...data, articleNumber: line?.articleNumber } } as TalloorEvent;
  const { title, changes } = describeIn('nl', event);
  expect(title).toBe(`Regel beperkt door het ERP: ${line?.articleNumber} ${line?.name.nl}`);
  expect(changes).toEqual([
    { what: 'Aantal', before: null, after: 'mag hoger, niet lager' },
    { what: 'Reden', before: null, after: 'wordt al klaargezet' },
  ]);
});
