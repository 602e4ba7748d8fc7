import { describe, expect, test } from '@jest/globals';
import { eventName } from '@talloor/contracts/eventName.ts';
import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import { decodedStream, sampleBasketId, sampleOrder } from '@talloor/projections/testing/sampleEvents.ts';
import { describeEvent } from './describeEvent.ts';
import type { HistoryDomainEvent, HistoryEntry } from './orderHistory.ts';
import { noHistoryState, type HistoryState } from './historyState.ts';
import { walkHistory } from './walkHistory.ts';
import { checkTotals } from './verify/checkTotals.ts';
import { differences } from './verify/differences.ts';
import { viewStateAt } from './viewStateAt.ts';

const { lineId: _id, lineTotalCents: _total, free: _free, quantity: _quantity, ...facts } = sampleOrder.lines[0]!;
const set = (articleNumber: string, quantity: number, previousQuantity: number): HistoryDomainEvent => ({
  type: 'BasketLineQuantityChanged',
  data: { ...facts, articleNumber, quantity, previousQuantity },
});
const basketOpened: HistoryDomainEvent = {
  type: 'BasketOpened',
  data: { basketId: sampleBasketId, customerNumber: '204118', openedBy: '7' },
};
const erased: OrderContent = {
  ...sampleOrder,
  address: { ...sampleOrder.address, kind: 'alternative', name: null, street: null, streetNumber: null, box: null },
  message: null,
  extraEmails: null,
};

const nameAt = (revision: number): string => eventName({ stream: `basket-${sampleBasketId}`, revision });

const replayEvents = (...events: HistoryDomainEvent[]): { entries: HistoryEntry[]; after: HistoryState[] } => {
  const entries = decodedStream(`basket-${sampleBasketId}`, events).map((decoded) => {
    const { id, streamId, revision, position, recordedAt } = decoded;
    const metadata: StoredMetadata = decoded.metadata;
    const record = { id, streamId, revision, position, recordedAt, type: decoded.event.type, data: null };
    return { record: { ...record, metadata: { ...metadata } }, decoded };
  });
  return { entries, after: Array.from(walkHistory(entries), ({ after }) => after) };
};
const names = new Map([['7', 'Lotte Vermeersch']]);

describe('the description of an event', () => {
  const before = replayEvents(basketOpened, set('131209', 6, 0), set('100431', 2, 0)).after.at(-1) ?? noHistoryState;
  const words = (event: HistoryDomainEvent, language: 'nl' | 'fr' = 'nl') => describeEvent(event, before, language);

  test('names each line of an emptied basket', () => {
    expect(words({ type: 'BasketEmptied', data: { lineCount: 2 } })).toEqual({
      title: 'Winkelwagen leeggemaakt',
      changes: [
        { what: '131209 Volle room 35 % UHT 1 l', before: '6 st', after: null },
        { what: '100431 Volle room 35 % UHT 1 l', before: '2 st', after: null },
      ],
    });
  });

  test('names a removed line by its last known name', () => {
    const event = { type: 'BasketLineRemoved', data: { articleNumber: '100431', previousQuantity: 2 } } as const;
    expect(words(event, 'fr').title).toBe('100431 Crème entière 35 % UHT 1 l retiré');
  });

  test('says that a reference was cleared', () => {
    expect(words({ type: 'BasketReferenceSet', data: { setBy: '7', reference: '' } }).title).toBe(
      'Referentie weggehaald',
    );
  });

  test('names free samples as they were at the choice', () => {
    const samples = [{ articleNumber: '131209', name: { nl: 'Room', fr: 'Crème' } }];
    expect(words({ type: 'BasketFreeSamplesChosen', data: { samples } }, 'fr')).toEqual({
      title: 'Échantillons gratuits choisis',
      changes: [{ what: 'Échantillons gratuits', before: null, after: '131209 Crème' }],
    });
    expect(words({ type: 'BasketFreeSamplesChosen', data: { samples: [] } }).title).toBe('Gratis stalen weggehaald');
  });

  test('names the main order of an add-on, and the service of a delivery moment', () => {
    expect(words({ type: 'BasketKindChosen', data: { kind: 'extra', mainOrder: '4402131' } })).toEqual({
      title: 'Extra bestelling bij 4402131',
      changes: [{ what: 'Extra bij bestelling', before: null, after: '4402131' }],
    });
    expect(words({ type: 'BasketKindChosen', data: { kind: 'new', mainOrder: null } }, 'fr').title).toBe(
      'De nouveau une commande à part',
    );
    const moment = {
      day: '2026-03-14',
      windowStart: '09:00',
      windowEnd: '20:00',
      deadline: '2026-03-13T16:00:00.000Z',
    };
    const address = { street: 'Dok-Noord', streetNumber: '4', postal: '9000', city: 'Gent' };
    const service = { kind: 'pickup', siteId: '7', name: 'Dok', ...address } as const;
    expect(words({ type: 'BasketDeliveryMomentConfirmed', data: { ...moment, service } }).changes[0]?.after).toContain(
      '09:00 – 20:00, afhalen: Dok',
    );
  });

  test('shows an address as erased after erasure of its person', () => {
    const event = { type: 'BasketDeliveryAddressChosen', data: { chosenBy: '7', address: erased.address } } as const;
    expect(words(event).title).toBe('Leveradres gekozen: gewist, gewist, 9000 Gent');
    expect(words(event, 'fr').title).toBe('Adresse de livraison choisie\u00a0: effacé, effacé, 9000 Gent');
  });
});

describe('the state at an event', () => {
  test('shows no previous quantity for a new line, and the last quantity for a removed line', () => {
    const lineRemoved = { type: 'BasketLineRemoved', data: { articleNumber: '131209', previousQuantity: 6 } } as const;
    const { after } = replayEvents(basketOpened, set('131209', 6, 0), set('100431', 2, 0), lineRemoved);
    const at = (index: number) => viewStateAt(nameAt(index), after[index]!, after[index - 1], names, 'nl').lines;
    expect(at(2)).toMatchObject([
      { article_number: '131209', is_changed: false },
      { article_number: '100431', is_changed: true, quantity: 2, quantity_before: null, is_removed: false },
    ]);
    expect(at(3)).toMatchObject([
      { article_number: '100431', is_changed: false },
      {
        article_number: '131209',
        is_removed: true,
        quantity: 0,
        quantity_before: 6,
        line_total: 0,
        last_changed_by: 'Lotte Vermeersch',
      },
    ]);
  });

  test('shows when and by whom an article was removed, until the article returns', () => {
    const lineRemoved = { type: 'BasketLineRemoved', data: { articleNumber: '131209', previousQuantity: 6 } } as const;
    const { after } = replayEvents(
      basketOpened,
      set('131209', 6, 0),
      lineRemoved,
      set('100431', 2, 0),
      set('131209', 1, 0),
    );
    const removedArticles = after.map(
      (state, index) => viewStateAt(nameAt(index), state, after[index - 1], names, 'nl').gone,
    );
    const removedArticle = { article_number: '131209', last_changed_by: 'Lotte Vermeersch' };
    expect(removedArticles).toMatchObject([[], [], [removedArticle], [removedArticle], []]);
  });

  test('shows the previous price of a line only when the price changed', () => {
    const data = { ...facts, articleNumber: '131209', quantity: 8, previousQuantity: 8, priceMills: 4100 };
    const dearer = { type: 'BasketLineQuantityChanged', data } as const;
    const { after } = replayEvents(basketOpened, set('131209', 6, 0), set('131209', 8, 6), dearer);
    const lineAt = (index: number) => viewStateAt(nameAt(index), after[index]!, after[index - 1], names, 'nl').lines[0];
    expect(lineAt(2)).toMatchObject({ is_changed: true, quantity_before: 6, price_before: null });
    expect(lineAt(3)).toMatchObject({ is_changed: true, price_per_unit: 4.1, price_before: facts.priceMills / 1000 });
  });

  test('marks no change at the first event', () => {
    const { after } = replayEvents(basketOpened);
    const { facts: stateFacts, lines } = viewStateAt(nameAt(0), after[0]!, undefined, names, 'fr');
    expect(lines).toEqual([]);
    expect(stateFacts.some((fact) => fact.is_changed)).toBe(false);
    expect(stateFacts[0]).toMatchObject({
      key: 'status',
      label: 'État',
      before: null,
      value: 'Dans le panier',
      is_changed: false,
    });
  });

  test('shows an order of an erased person', () => {
    const { after } = replayEvents(
      basketOpened,
      { type: 'BasketCheckedOut', data: erased },
      { type: 'OrderPlaced', data: erased },
    );
    const state = viewStateAt(nameAt(2), after[2]!, after[1], names, 'nl');
    expect(state.phase).toBe('order');
    expect(state.facts.find((fact) => fact.key === 'message')).toMatchObject({ value: 'gewist' });
  });
});

describe('promised amounts', () => {
  test('equal the amounts that the rules compute from the lines, to the cent', () => {
    expect(checkTotals(sampleOrder)).toEqual([]);
  });

  test('differ when a line or the VAT is one cent too high', () => {
    const [first, second] = sampleOrder.lines;
    const lines = [{ ...first!, lineTotalCents: 4783 }, second!];
    expect(checkTotals({ ...sampleOrder, lines })).toEqual([{ path: 'lines.0', stored: '4783', replayed: '4782' }]);
    const totals = { ...sampleOrder.totals, vat: [{ rate: 6, baseCents: 6282, vatCents: 378 }] };
    expect(checkTotals({ ...sampleOrder, totals })).toMatchObject([{ path: 'totals.vat.0.vatCents' }]);
  });

  test('name the path of each difference, whatever the order of the keys', () => {
    expect(differences('row', { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 3 }], a: 1 })).toEqual([
      { path: 'row.b.1.c', stored: '2', replayed: '3' },
    ]);
    expect(differences('row', undefined, { a: 1 })).toEqual([
      { path: 'row', stored: 'undefined', replayed: '{"a":1}' },
    ]);
  });
});
