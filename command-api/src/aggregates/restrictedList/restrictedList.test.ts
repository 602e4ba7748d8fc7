import { describe, expect, test } from '@jest/globals';
import {
  evolveRestrictedList,
  mostAllowedArticles,
  noRestrictedList,
  type OpenRestrictedList,
  type RestrictedListEvent,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import fc from 'fast-check';
import { decideOpenRestrictedList } from './openRestrictedList/decideOpenRestrictedList.ts';
import { decideNameManagers } from './nameManagers/decideNameManagers.ts';
import { decideReleaseManager } from './releaseManager/decideReleaseManager.ts';
import { decideUpdateRestrictedList } from './updateRestrictedList/decideUpdateRestrictedList.ts';

const opening = { customerNumber: '204118', name: 'Keuken', managers: ['7'], articleNumbers: ['100431', '131209'] };
const opened: RestrictedListEvent = { type: 'RestrictedListOpened', data: opening };
const open = (...events: readonly RestrictedListEvent[]): OpenRestrictedList => {
  const state = [opened, ...events].reduce<RestrictedListState>(evolveRestrictedList, noRestrictedList);
  if (state.status !== 'open') throw new Error('the list is not open');
  return state;
};
const visibleArticles = new Set(['100431', '131209', '133980']);

describe('opening a restricted list', () => {
  test('records managers and articles, and appends nothing when repeated', () => {
    expect(decideOpenRestrictedList(opening, noRestrictedList)).toEqual([opened]);
    expect(decideOpenRestrictedList({ ...opening, name: 'Bar' }, open())).toEqual([]);
  });
});

describe('changing a restricted list', () => {
  test('renames the list, and adds and removes articles, in one append', () => {
    expect(
      decideUpdateRestrictedList({ name: 'Bar', add: ['133980'], remove: ['100431'] }, open(), visibleArticles),
    ).toEqual([
      { type: 'RestrictedListRenamed', data: { name: 'Bar' } },
      { type: 'RestrictedListArticlesForbidden', data: { articleNumbers: ['100431'] } },
      { type: 'RestrictedListArticlesAllowed', data: { articleNumbers: ['133980'] } },
    ]);
  });
  test('appends nothing without a difference', () => {
    const unchangedUpdate = { name: 'Keuken', add: ['100431'], remove: ['999999'] };
    expect(decideUpdateRestrictedList(unchangedUpdate, open(), new Set())).toEqual([]);
  });
  test('rejects unknown articles and more articles than the maximum', () => {
    expect(decideUpdateRestrictedList({ add: ['999999'] }, open(), visibleArticles)).toEqual({
      rejected: 'article.not_found',
    });
    const many = Array.from({ length: mostAllowedArticles - 2 }, (_, index) => String(500_000 + index));
    const full = open({ type: 'RestrictedListArticlesAllowed', data: { articleNumbers: many } });
    expect(decideUpdateRestrictedList({ add: ['133980'] }, full, visibleArticles)).toEqual({
      rejected: 'list.too_many_items',
      parameters: { max: mostAllowedArticles },
    });
    expect(decideUpdateRestrictedList({ add: ['133980'], remove: ['100431'] }, full, visibleArticles)).toHaveLength(2);
  });
  test('always ends with the added articles and without the removed articles, each article once', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 20 }).map(String), { maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, numbers, (before, add, remove) => {
        const list = open({ type: 'RestrictedListArticlesAllowed', data: { articleNumbers: before } });
        const decided = decideUpdateRestrictedList({ add, remove }, list, new Set(add));
        if ('rejected' in decided) throw new Error(decided.rejected);
        const after = decided.reduce<RestrictedListState>(evolveRestrictedList, list);
        if (after.status !== 'open') throw new Error('the list is not open');
        const keptArticles = list.articleNumbers.filter((article) => !remove.includes(article));
        const expectedArticles = new Set([
          ...keptArticles,
          ...add.filter((article) => !list.articleNumbers.includes(article)),
        ]);
        expect(after.articleNumbers.toSorted()).toEqual([...expectedArticles].toSorted());
      }),
    );
  });
});

describe('naming the managers of a restricted list', () => {
  const users = new Set(['7', '12']);
  const managersChanged = (managers: string[]): RestrictedListEvent => ({
    type: 'RestrictedListManagersChanged',
    data: { managers, cause: 'named', reason: 'chef' },
  });
  test('records the reason and each manager once', () => {
    expect(decideNameManagers({ managers: ['12', '12'], reason: 'chef' }, open(), users)).toEqual([
      managersChanged(['12']),
    ]);
    expect(open(managersChanged(['12'])).managers).toEqual(['12']);
  });
  test('appends nothing when the managers stay the same', () => {
    expect(
      decideNameManagers({ managers: ['12', '7'], reason: 'chef' }, open(managersChanged(['7', '12'])), users),
    ).toEqual([]);
  });
  test('rejects users who do not order for the customer, and a list that does not exist', () => {
    const rejected = { rejected: 'list.manager_unknown' };
    expect(decideNameManagers({ managers: ['7', '99'], reason: 'chef' }, open(), users)).toEqual(rejected);
    expect(decideNameManagers({ managers: ['7'], reason: 'chef' }, noRestrictedList, users)).toEqual({
      rejected: 'list.not_found',
    });
  });
});

describe('the departure of a manager from the customer', () => {
  test('removes the manager; a list without managers keeps its articles', () => {
    const managerLeft: RestrictedListEvent = {
      type: 'RestrictedListManagersChanged',
      data: { managers: [], cause: 'left', reason: '' },
    };
    expect(decideReleaseManager('7', open())).toEqual([managerLeft]);
    expect(open(managerLeft)).toMatchObject({ managers: [], articleNumbers: opening.articleNumbers });
  });
  test('changes nothing for other users, and without a list', () => {
    expect(decideReleaseManager('12', open())).toEqual([]);
    expect(decideReleaseManager('7', noRestrictedList)).toEqual([]);
  });
});
