import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';
import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { createInMemoryEventStore } from '@talloor/platform/event-store/testing/inMemoryEventStore.ts';
import { exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import fc from 'fast-check';
import { basketFold } from '../../folds.ts';
import { decideActivateBasket } from './activateBasket/decideActivateBasket.ts';
import { decideEmptyBasket } from './emptyBasket/decideEmptyBasket.ts';
import { decideNewBasket } from './newBasket/decideSetAside.ts';
import { decideOnOpenBasket, type OpenBasket } from './openBasket.ts';
import { decideSetBasketItems } from './setBasketItems/decideSetBasketItems.ts';
import { decideSetBasketReference } from './setBasketReference/decideSetBasketReference.ts';

const customerNumber = '204118';
const articles = ['100001', '100002', '100003', '100004', '100005'];
const products = new Map(
  articles.map((articleNumber, index) => [
    articleNumber,
    exampleProduct({ articleNumber, stock: index === 0 ? 5 : null, soldPer: index === 1 ? 6 : 1 }),
  ]),
);
const facts = { products, customer: exampleCustomer({ maxLines: 4 }) };

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
  fc.record({ kind: fc.constantFrom('empty' as const, 'new' as const, 'activate' as const) }),
  fc.record({ kind: fc.constant('reference' as const), reference: fc.constantFrom('', 'WK11', 'WK12') }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const items = (wanted: Readonly<Record<string, number>>) => ({
  items: Object.entries(wanted).map(([articleNumber, wantedQuantity]) => ({ articleNumber, quantity: wantedQuantity })),
});

function decide(asked: Command, state: BasketState, basketId: string): Decision<BasketEvent> {
  const opening = { basketId, customerNumber, openedBy: '7' };
  const onOpen = (change: (basket: OpenBasket) => Decision<BasketEvent>) => decideOnOpenBasket(state, opening, change);
  switch (asked.kind) {
    case 'set':
      return onOpen((basket) => decideSetBasketItems(items({ [asked.article]: asked.quantity }), basket, facts));
    case 'list':
      return onOpen((basket) => decideSetBasketItems(items(asked.items), basket, facts));
    case 'reference':
      return onOpen((basket) => decideSetBasketReference(asked.reference, basket));
    case 'empty':
      return onOpen(decideEmptyBasket);
    case 'new':
      return decideNewBasket(state, 0);
    case 'activate':
      return decideActivateBasket({ customerNumber, activatedBy: '7', active: randomUUID() }, state);
    default:
      return asked satisfies never;
  }
}

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

/** What of the events is in the basket, by nothing but their own words. */
function quantitiesOf(events: readonly BasketEvent[]): Record<string, number> {
  const known: Record<string, number> = {};
  for (const { type, data } of events)
    if (type === 'BasketLineQuantityChanged') known[data.articleNumber] = data.quantity;
    else if (type === 'BasketLineRemoved') delete known[data.articleNumber];
    else if (type === 'BasketEmptied') for (const article of Object.keys(known)) delete known[article];
  return known;
}

test('whatever several users do at one time, from whatever process, ends in the fold of what was stored, and within the rules', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(command, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 4 }), {
        maxLength: 12,
      }),
      async (waves) => {
        const store = createInMemoryEventStore();
        const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
        const processes = [0, 1].map(() => createRepository({ store, codec }));
        const basketId = randomUUID();
        const stream = basketStream(basketId);
        for (const wave of waves)
          // Those of one wave overtake each other; who is overtaken too often is refused, and nothing of it is stored.
          await Promise.allSettled(
            wave.map(([asked, user]) =>
              processes[user % 2]?.execute(basketFold, stream, metadata(user), (state) =>
                decide(asked, state, basketId),
              ),
            ),
          );
        const stored = (await codec.decode(store.all())).map(({ event }) => event as BasketEvent);
        const folded = stored.reduce<BasketState>(evolveBasket, noBasket);
        for (const repository of [...processes, createRepository({ store, codec })])
          expect((await repository.load(basketFold, stream)).state).toEqual(folded);
        const lines = folded.status === 'none' ? [] : folded.lines;
        expect(Object.fromEntries(lines.map((line) => [line.articleNumber, line.quantity]))).toEqual(
          quantitiesOf(stored),
        );
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) {
          const product = products.get(line.articleNumber);
          expect(line.quantity % (product?.soldPer ?? 1)).toBe(0);
          expect(line.quantity).toBeLessThanOrEqual(product?.stock ?? 99);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('two people who add lines at one time both win', async () => {
  const store = createInMemoryEventStore();
  const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
  const [here, there] = [createRepository({ store, codec }), createRepository({ store, codec })];
  const basketId = randomUUID();
  const put = (repository: typeof here, user: number, article: string) =>
    repository.execute(basketFold, basketStream(basketId), metadata(user), (state) =>
      decide({ kind: 'set', article, quantity: 6 }, state, basketId),
    );
  await put(here, 1, '100003');
  await Promise.all([put(here, 1, '100002'), put(there, 2, '100004')]);
  const { state } = await here.load(basketFold, basketStream(basketId));
  const lines = state.status === 'open' ? state.lines.map((line) => line.articleNumber) : [];
  expect(lines.toSorted()).toEqual(['100002', '100003', '100004']);
});
