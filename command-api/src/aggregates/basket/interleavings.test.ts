import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';
import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { basketFold, evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { createInMemoryEventStore } from '@talloor/platform/eventStore/testing/inMemoryEventStore.ts';
import { exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import fc from 'fast-check';
import { decideActivateBasket } from './activateBasket/decideActivateBasket.ts';
import { decideCheckout } from './checkout/decideCheckout.ts';
import { decideChooseBasketKind } from './chooseBasketKind/decideChooseBasketKind.ts';
import { ownAddress } from './chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import { decideConfirmDeliveryMoment } from './confirmDeliveryMoment/decideConfirmDeliveryMoment.ts';
import { decideDiscardBasket } from './discardBasket/decideDiscardBasket.ts';
import { decideEmptyBasket } from './emptyBasket/decideEmptyBasket.ts';
import { decideImportBasketUpload } from './importBasketUpload/decideImportBasketUpload.ts';
import { onOpenBasket, type OpenBasket } from './openBasket.ts';
import { decideSetBasketItems } from './setBasketItems/decideSetBasketItems.ts';
import { decideSetBasketReference } from './setBasketReference/decideSetBasketReference.ts';
import { decideUpdateFreeSamples } from './updateFreeSamples/decideUpdateFreeSamples.ts';
import { decideNewBasket } from './newBasket/decideNewBasket.ts';
import { orderingFacts } from '../../testing/orderingFacts.ts';

const customerNumber = '204118';
const articles = ['100001', '100002', '100003', '100004', '100005'];
const products = new Map(
  articles.map((articleNumber, index) => [
    articleNumber,
    exampleProduct({ articleNumber, stock: index === 0 ? 5 : null, soldPer: index === 1 ? 6 : 1 }),
  ]),
);
const restrictedUser = 3;
const forbidden = '100005';
const sold = (user: number) =>
  user === restrictedUser ? new Map([...products].filter(([a]) => a !== forbidden)) : products;
const customer = exampleCustomer({ maxLines: 4, minimumOrderCents: 3000 });
const { calendar, now } = mockupBasket;
const delivery = { day: '2026-03-13', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-11T16:00:00.000Z' };
const main = {
  orderNumber: '4402131',
  isCancelled: false,
  delivery,
  changeDeadline: delivery.deadline,
  address: ownAddress(customer),
  addressChosenBy: '7',
};
const factsOf = (user: number) => ({
  products: sold(user),
  customer,
  calendar,
  now,
  offeredSamples: ['100003', forbidden],
  mostSamples: 1,
});

const quantity = fc.integer({ min: 0, max: 12 });
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('set' as const), article: fc.constantFrom(...articles), quantity }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      items: fc.dictionary(fc.constantFrom(...articles), quantity),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('upload' as const),
      items: fc.dictionary(fc.constantFrom(...articles), quantity),
    }),
  },
  fc.record({ kind: fc.constantFrom('empty' as const, 'new' as const, 'activate' as const, 'discard' as const) }),
  fc.record({ kind: fc.constantFrom('confirm' as const, 'extra' as const, 'alone' as const) }),
  fc.record({ kind: fc.constant('sample' as const), article: fc.constantFrom(...articles) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const) }) },
  fc.record({ kind: fc.constant('reference' as const), reference: fc.constantFrom('', 'WK11', 'WK12') }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const items = (quantities: Readonly<Record<string, number>>) => ({
  items: Object.entries(quantities).map(([articleNumber, wantedQuantity]) => ({
    articleNumber,
    quantity: wantedQuantity,
  })),
});

function decide(userCommand: Command, state: BasketState, basketId: string, user: number): Decision<BasketEvent> {
  const actor = String(user);
  const opening = { basketId, customerNumber, openedBy: actor };
  const facts = factsOf(user);
  const onOpen = (change: (basket: OpenBasket) => Decision<BasketEvent>) => onOpenBasket(state, opening, change);
  switch (userCommand.kind) {
    case 'set':
      return onOpen((basket) =>
        decideSetBasketItems(items({ [userCommand.article]: userCommand.quantity }), basket, facts),
      );
    case 'list':
      return onOpen((basket) => decideSetBasketItems(items(userCommand.items), basket, facts));
    case 'reference':
      return onOpen((basket) => decideSetBasketReference(userCommand.reference, '7', basket));
    case 'empty':
      return onOpen(decideEmptyBasket);
    case 'new':
      return decideNewBasket(state, 0);
    case 'activate':
      return decideActivateBasket({ customerNumber, activatedBy: actor, active: randomUUID() }, state);
    case 'upload':
      return onOpen((basket) => decideImportBasketUpload(items(userCommand.items), basket, facts));
    case 'confirm':
      return onOpen((basket) => decideConfirmDeliveryMoment({ timestamp: friday, windowStart: null }, basket, facts));
    case 'extra':
      return onOpen((basket) => decideChooseBasketKind(main, basket, { ...facts, chosenBy: actor }));
    case 'alone':
      return onOpen((basket) => decideChooseBasketKind(null, basket, { ...facts, chosenBy: actor }));
    case 'sample':
      return onOpen((basket) => decideUpdateFreeSamples([userCommand.article], basket, facts));
    case 'discard':
      return decideDiscardBasket({ customerNumber, discardedBy: actor }, state);
    case 'order':
      return decideCheckout(checkout(actor), state, {
        ...facts,
        ...orderingFacts,
        isDelivered: true,
        mainOrder: 'mainOrder' in state && state.mainOrder !== null ? main : null,
      });
    default:
      return userCommand satisfies never;
  }
}

const friday = 1_773_356_400;
const checkout = (placedBy: string) => ({
  orderNumber: '4402118',
  placedBy,
  language: 'nl' as const,
  reference: '',
  message: '',
  extraEmails: [],
  basketId: null,
  shown: null,
  amountToPayCents: null,
});

let sequence = 0;
const metadata = (user: number): CommandMetadata => ({
  occurredAt: '2026-03-11T13:12:00.000Z',
  actorId: String(user),
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber,
  channel: 'web',
  correlationId: 'c',
  causationId: null,
  commandId: randomUUID(),
  commandHash: String(++sequence),
});

function quantitiesOf(events: readonly BasketEvent[]): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { type, data } of events)
    if (type === 'BasketLineQuantityChanged') quantities[data.articleNumber] = data.quantity;
    else if (type === 'BasketLineRemoved') delete quantities[data.articleNumber];
    else if (type === 'BasketEmptied') for (const article of Object.keys(quantities)) delete quantities[article];
  return quantities;
}

const ready: readonly [Command, number][][] = [
  [[{ kind: 'set', article: '100003', quantity: 6 }, 0]],
  [[{ kind: 'confirm' }, 1]],
];

test('any interleaving of commands over several processes gives one fold, within the rules', async () => {
  let orders = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(command, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 4 }), {
        maxLength: 12,
      }),
      fc.boolean(),
      async (waves, isReady) => {
        const store = createInMemoryEventStore();
        const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
        const [first, second] = [createRepository({ store, codec }), createRepository({ store, codec })];
        const basketId = randomUUID();
        const stream = basketStream(basketId);
        for (const wave of isReady ? [...ready, ...waves] : waves)
          await Promise.allSettled(
            wave.map(([userCommand, user]) =>
              (user % 2 === 0 ? first : second).execute(basketFold, stream, metadata(user), (state) =>
                decide(userCommand, state, basketId, user),
              ),
            ),
          );
        const decoded = await codec.decode(store.all());
        const storedEvents = decoded.map(({ event }) => event as BasketEvent);
        const folded = storedEvents.reduce<BasketState>(evolveBasket, noBasket);
        for (const repository of [first, second, createRepository({ store, codec })])
          expect((await repository.load(basketFold, stream)).state).toEqual(folded);
        const lines = folded.status === 'none' ? [] : folded.lines;
        expect(Object.fromEntries(lines.map((line) => [line.articleNumber, line.quantity]))).toEqual(
          quantitiesOf(storedEvents),
        );
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) {
          const product = products.get(line.articleNumber);
          expect(line.quantity % (product?.soldPer ?? 1)).toBe(0);
          expect(line.quantity).toBeLessThanOrEqual(product?.stock ?? 99);
        }
        const ofBound = decoded.filter(
          ({ event: { type }, metadata: by }) =>
            by.actorId === String(restrictedUser) &&
            ['BasketLineQuantityChanged', 'BasketFreeSamplesChosen', 'BasketCheckedOut'].includes(type),
        );
        expect(JSON.stringify(ofBound.map(({ event }) => event.data))).not.toContain(forbidden);
        for (const { type, data } of storedEvents) {
          if (type !== 'BasketCheckedOut') continue;
          orders += 1;
          expect(storedEvents.at(-1)?.type).toBe('BasketCheckedOut');
          const paidLines = data.lines.filter(({ free }) => !free);
          expect(Object.fromEntries(paidLines.map((each) => [each.articleNumber, each.quantity]))).toEqual(
            quantitiesOf(storedEvents),
          );
          const goods = paidLines.reduce((total, each) => total + each.quantity * 1000, 0);
          expect(data.totals.subtotalCents).toBe(goods);
          expect(goods).toBeGreaterThanOrEqual(data.mainOrder === undefined ? 3000 : 0);
        }
      },
    ),
    { numRuns: 120 },
  );
  expect(orders).toBeGreaterThan(3);
}, 60_000);

test('simultaneous additions of two users are both kept', async () => {
  const store = createInMemoryEventStore();
  const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
  const [firstRepository, secondRepository] = [createRepository({ store, codec }), createRepository({ store, codec })];
  const basketId = randomUUID();
  const put = (repository: typeof firstRepository, user: number, article: string) =>
    repository.execute(basketFold, basketStream(basketId), metadata(user), (state) =>
      decide({ kind: 'set', article, quantity: 6 }, state, basketId, user),
    );
  await put(firstRepository, 1, '100003');
  await Promise.all([put(firstRepository, 1, '100002'), put(secondRepository, 2, '100004')]);
  const { state } = await firstRepository.load(basketFold, basketStream(basketId));
  const lines = state.status === 'open' ? state.lines.map((line) => line.articleNumber) : [];
  expect(lines.toSorted()).toEqual(['100002', '100003', '100004']);
});
