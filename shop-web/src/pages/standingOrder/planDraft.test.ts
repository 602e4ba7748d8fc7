/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { exampleProduct } from '../../testing/exampleProduct.ts';
import { draftOf, planOf, settleStanding, type StandingOrderPageData } from './planDraft.ts';
import { draftWith, faultOf, haveSameDates, isSameDraft, noEdits, withChange } from './planEdits.ts';
import { usePlanDraft } from './usePlanDraft.ts';

const line = (artNo: string, changes: Partial<WishListLine> = {}): WishListLine => ({
  artNo,
  comment: '',
  product: exampleProduct({ article_number: artNo, sold_per: 6, stock: 5 }),
  ...changes,
});
const lines = [line('1'), line('2')];
const plan: StandingPlanView = {
  schedule: { kind: 'weekly', weekdays: [2, 5] },
  window: null,
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
  quantities: { '1': 24, '2': 12 },
};
const pageOf = (storedPlan: StandingPlanView | null): StandingOrderPageData => ({
  list: { id: 'a', name: 'Elke week', is_editable: true, owner: null },
  order: storedPlan && {
    plan: storedPlan,
    version: JSON.stringify(storedPlan),
    is_paused: false,
    paused_until: null,
    paused_because: null,
  },
  dates: [],
  runs: [],
  rounds: [],
  closed_days: [],
});
const storedDraft = draftOf(pageOf(plan), lines);

describe('the form of a standing order', () => {
  test("rounds a typed quantity to the sales multiple, regardless of today's stock", () => {
    const product = lines[0]?.product ?? exampleProduct();
    expect(settleStanding(product, 20)).toMatchObject({ quantity: 24, rounding: { kind: 'multiple' } });
    expect(settleStanding(product, 24)).toEqual({ quantity: 24, rounding: null });
  });

  test('treats the same days in another order as no change, and another day as a change', () => {
    expect(isSameDraft(storedDraft, { ...storedDraft, weekdays: [5, 2] })).toBe(true);
    expect(isSameDraft(storedDraft, { ...storedDraft, weekdays: [2] })).toBe(false);
    expect(isSameDraft(storedDraft, { ...storedDraft, kind: 'dates' })).toBe(false);
  });

  test('a changed quantity keeps the dates the same', () => {
    const changedDraft = { ...storedDraft, quantities: { ...storedDraft.quantities, '1': 0 } };
    expect([haveSameDates(storedDraft, changedDraft), isSameDraft(storedDraft, changedDraft)]).toEqual([true, false]);
    expect(haveSameDates(storedDraft, { ...storedDraft, lead_workdays: 2 })).toBe(false);
  });

  test('without a day, a quantity or an article, cannot be saved', () => {
    expect(faultOf(storedDraft, lines)).toBeNull();
    expect(faultOf({ ...storedDraft, weekdays: [] }, lines)).toBe('noDay');
    expect(faultOf({ ...storedDraft, quantities: { '1': 0, '2': 0 } }, lines)).toBe('nothing');
    expect(faultOf(storedDraft, [line('1', { product: null })])).toBe('empty');
  });
});

describe('unsaved changes of a standing order', () => {
  test('stay on top of what another window stored', () => {
    const edits = withChange(noEdits, storedDraft, { quantities: { '1': 48 } });
    const theirs = draftOf(pageOf({ ...plan, lead_workdays: 3, quantities: { '1': 24, '2': 6 } }), lines);
    expect(planOf(draftWith(theirs, edits))).toEqual({ ...plan, lead_workdays: 3, quantities: { '1': 48, '2': 6 } });
  });

  test('keep the days together with their delivery service', () => {
    const edits = withChange(noEdits, storedDraft, { weekdays: [2] });
    const theirs = draftOf(
      pageOf({ ...plan, service: 'pickup-1', schedule: { kind: 'dates', days: ['2026-04-01'] } }),
      lines,
    );
    expect(draftWith(theirs, edits)).toMatchObject({ kind: 'weekly', weekdays: [2], service: 'standard' });
  });

  test('drop the quantity of an article that left the list, and take that of a new one', () => {
    const edits = withChange(noEdits, storedDraft, { quantities: { '1': 48 } });
    const now = draftOf(pageOf(plan), [line('2'), line('3')]);
    expect(draftWith(now, edits).quantities).toEqual({ '2': 12, '3': 6 });
  });
});

describe('a version that another window saves', () => {
  const renderDraft = () =>
    renderHook((data: StandingOrderPageData) => usePlanDraft(data, lines), { initialProps: pageOf(plan) });
  const theirs = pageOf({ ...plan, lead_workdays: 3 });

  test('is shown when the user changed nothing', () => {
    const { result, rerender } = renderDraft();
    rerender(theirs);
    expect(result.current).toMatchObject({ isChanged: false, isOutdated: false, draft: { lead_workdays: 3 } });
  });

  test("leaves the user's changes and marks them as outdated, until the user keeps or drops them", () => {
    const { result, rerender } = renderDraft();
    act(() => result.current.change({ quantities: { '1': 48 } }));
    expect(result.current).toMatchObject({ isChanged: true, isOutdated: false });
    rerender(theirs);
    expect(result.current).toMatchObject({ isOutdated: true, draft: { lead_workdays: 3, quantities: { '1': 48 } } });
    act(() => result.current.keep());
    expect(result.current).toMatchObject({ isChanged: true, isOutdated: false, draft: { quantities: { '1': 48 } } });
    act(() => result.current.drop());
    expect(result.current).toMatchObject({ isChanged: false, draft: { quantities: { '1': 24 } } });
  });

  test("is not reported when it equals the user's own changes", () => {
    const { result, rerender } = renderDraft();
    act(() => result.current.change({ lead_workdays: 3 }));
    rerender(theirs);
    expect(result.current).toMatchObject({ isChanged: false, isOutdated: false });
  });
});
