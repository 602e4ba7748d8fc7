import { describe, expect, test } from '@jest/globals';
import { mostListItems, type ListEvent } from '@talloor/events/list/list.ts';
import { evolveList, noList, type ListState, type OpenList } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import fc from 'fast-check';
import { decideAddToList } from './addToList/decideAddToList.ts';
import { decideCreateList } from './createList/decideCreateList.ts';
import { decideDeleteList } from './deleteList/decideDeleteList.ts';
import { managedList } from './managedList.ts';
import { ownList } from './ownList.ts';
import { decideToggleListItem } from './toggleListItem/decideToggleListItem.ts';
import { decideUpdateList } from './updateList/decideUpdateList.ts';
import { decideDeleteManagedList } from './deleteManagedList/decideDeleteManagedList.ts';

const listId = '0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b11';
const lotte = { userId: '7', customerNumber: '204118' };
const karim = { userId: '8', customerNumber: '204118' };
const command = { listId, customerNumber: '204118', ownerId: '7', name: 'Kaart', items: ['100431', '131209'] };
const created: ListEvent = { type: 'ListCreated', data: command };
const shared: ListEvent = { type: 'ListShared', data: { isShared: true } };
const deleted: ListEvent = { type: 'ListDeleted', data: {} };
const itemAdded = (articleNumber: string): ListEvent => ({ type: 'ListItemAdded', data: { articleNumber } });
const itemRemoved = (articleNumber: string): ListEvent => ({ type: 'ListItemRemoved', data: { articleNumber } });

const stateAfter = (...events: readonly ListEvent[]): ListState => events.reduce<ListState>(evolveList, noList);
const open = (...events: readonly ListEvent[]): OpenList => {
  const state = stateAfter(created, ...events);
  if (state.status !== 'open') throw new Error('not open');
  return state;
};
const eventsOf = (decision: Decision<ListEvent>): readonly ListEvent[] => {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
};

describe('creating a list', () => {
  const visibleArticles = new Set(['100431', '131209']);
  test('keeps the order of its articles, without duplicates', () => {
    const withDuplicate = { ...command, items: ['100431', '131209', '100431'] };
    expect(decideCreateList(withDuplicate, noList, visibleArticles)).toEqual([created]);
  });
  test('is rejected with an article that the customer cannot see', () => {
    expect(decideCreateList(command, noList, new Set(['100431']))).toEqual({ rejected: 'article.not_found' });
  });
  test('appends nothing when repeated', () => {
    expect(decideCreateList(command, stateAfter(created), visibleArticles)).toEqual([]);
  });
});

describe('access to a list', () => {
  test('allows changes by its owner, not by a colleague who sees it shared', () => {
    expect(ownList(stateAfter(created), lotte)).toMatchObject({ status: 'open' });
    expect(ownList(stateAfter(created, shared), karim)).toEqual({ rejected: 'list.not_editable' });
  });
  test('hides lists that are unshared, deleted, unknown or of another customer', () => {
    const notFound = { rejected: 'list.not_found' };
    expect(ownList(stateAfter(created), karim)).toEqual(notFound);
    expect(ownList(stateAfter(created, shared), { ...lotte, customerNumber: '204119' })).toEqual(notFound);
    expect(ownList(stateAfter(created, deleted), lotte)).toEqual(notFound);
    expect(ownList(noList, lotte)).toEqual(notFound);
  });
  test('allows a manager all lists of the own customer, and none of another', () => {
    const notFound = { rejected: 'list.not_found' };
    const elsewhere = { userId: '8', customerNumber: '204119' };
    expect(managedList(stateAfter(created), karim)).toMatchObject({ status: 'open', ownerId: '7' });
    expect(managedList(stateAfter(created, shared), elsewhere)).toEqual(notFound);
    expect(managedList(stateAfter(created, deleted), karim)).toEqual(notFound);
    expect(managedList(noList, karim)).toEqual(notFound);
    expect(decideDeleteManagedList(stateAfter(created), karim)).toEqual([deleted]);
    expect(decideDeleteManagedList(stateAfter(created, deleted), karim)).toEqual([]);
    expect(decideDeleteManagedList(stateAfter(created, deleted), elsewhere)).toEqual(notFound);
  });
});

describe('toggling an article', () => {
  const toggle = (articleNumber: string, on: boolean | null, isKnown = true, list = open()) =>
    decideToggleListItem({ articleNumber, on }, list, isKnown);
  test('adds it to the list, or removes it', () => {
    expect(toggle('133980', null)).toEqual([itemAdded('133980')]);
    expect(toggle('100431', null)).toEqual([itemRemoved('100431')]);
    expect(toggle('100431', false)).toEqual([itemRemoved('100431')]);
  });
  test('appends nothing when the list is already so', () => {
    expect(toggle('100431', true)).toEqual([]);
    expect(toggle('133980', false)).toEqual([]);
  });
  test('removes an invisible article, but does not add one', () => {
    expect(toggle('100431', null, false)).toEqual([itemRemoved('100431')]);
    expect(toggle('133980', null, false)).toEqual({ rejected: 'article.not_found' });
  });
  test('is rejected when the list is full', () => {
    const full = open(...Array.from({ length: mostListItems - 2 }, (_, index) => itemAdded(String(500_000 + index))));
    const refusal = { rejected: 'list.too_many_items', parameters: { max: mostListItems } };
    expect(toggle('133980', true, true, full)).toEqual(refusal);
    expect(decideAddToList(['133980'], full, new Set(['133980']))).toEqual(refusal);
  });
});

describe('adding articles', () => {
  test('appends new articles at the end, and rejects invisible ones', () => {
    const visibleArticles = new Set(['133980', '133981']);
    expect(decideAddToList(['133981', '100431', '133980', '133981'], open(), visibleArticles)).toEqual([
      itemAdded('133981'),
      itemAdded('133980'),
    ]);
    expect(decideAddToList(['100431'], open(), new Set())).toEqual([]);
    expect(decideAddToList(['133980'], open(), new Set())).toEqual({ rejected: 'article.not_found' });
  });
});

describe('updating a list', () => {
  test('appends one event per difference', () => {
    const update = {
      name: 'Kaart voorjaar',
      isShared: true,
      comments: { 131209: ' rijp ' },
      order: ['131209'],
      remove: ['100431', '999999'],
    };
    expect(decideUpdateList(update, open(itemAdded('133980')), '7')).toEqual([
      { type: 'ListRenamed', data: { writtenBy: '7', name: 'Kaart voorjaar' } },
      shared,
      itemRemoved('100431'),
      { type: 'ListItemCommented', data: { writtenBy: '7', articleNumber: '131209', comment: 'rijp' } },
    ]);
  });
  test('rejects a comment on an article outside the list', () => {
    expect(decideUpdateList({ comments: { 999999: 'nergens' } }, open(), '7')).toEqual({
      rejected: 'article.not_found',
    });
  });
  test('rejects a par level of an article outside the list', () => {
    expect(decideUpdateList({ parLevels: { 100431: 12, 999999: 3 } }, open(), '7')).toEqual({
      rejected: 'article.not_found',
    });
  });
  test('stores the par level of an article, and removes it', () => {
    const set = (par: number | null): ListEvent => ({
      type: 'ListParLevelSet',
      data: { articleNumber: '100431', par },
    });
    expect(decideUpdateList({ parLevels: { 100431: 12, 999999: null } }, open(), '7')).toEqual([set(12)]);
    expect(decideUpdateList({ parLevels: { 100431: 12, 131209: null } }, open(set(12)), '7')).toEqual([]);
    expect(decideUpdateList({ parLevels: { 100431: null } }, open(set(12)), '7')).toEqual([set(null)]);
    expect(open(set(12), set(null))).toEqual(open());
  });
  test('appends nothing without difference', () => {
    const same = { name: 'Kaart', isShared: false, comments: { 100431: '' }, order: ['100431'], remove: ['1'] };
    expect(decideUpdateList(same, open(), '7')).toEqual([]);
  });
  test('results in the requested order, without losing or repeating an article', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 20 });
    fc.assert(
      fc.property(numbers, fc.array(fc.integer({ min: 1, max: 40 }).map(String)), (items, order) => {
        const list = stateAfter({ type: 'ListCreated', data: { ...command, items } });
        if (list.status !== 'open') throw new Error('not open');
        const after = eventsOf(decideUpdateList({ order }, list, '7')).reduce<ListState>(evolveList, list);
        if (after.status !== 'open') throw new Error('not open');
        const resultOrder = after.items.map((item) => item.articleNumber);
        const requestedOrder = [...new Set(order)].filter((article) => items.includes(article));
        expect(resultOrder.slice(0, requestedOrder.length)).toEqual(requestedOrder);
        expect(resultOrder.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});

describe('deleting a list', () => {
  test('appends one event, and is rejected for a list of another user', () => {
    expect(decideDeleteList(stateAfter(created), lotte)).toEqual([deleted]);
    expect(decideDeleteList(stateAfter(created, deleted), lotte)).toEqual([]);
    expect(decideDeleteList(stateAfter(created, shared), karim)).toEqual({ rejected: 'list.not_editable' });
    expect(decideDeleteList(stateAfter(created, deleted), karim)).toEqual({ rejected: 'list.not_found' });
  });
});

test('removals from the history are counted, although that list is never created', () => {
  expect(stateAfter(itemRemoved('100431'), itemRemoved('100431'))).toEqual({ status: 'none', removals: 2 });
});
