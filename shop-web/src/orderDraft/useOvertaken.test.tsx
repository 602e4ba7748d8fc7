/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { cleanup, renderHook } from '@testing-library/react';
import type { Hold } from './useHold.ts';
import type { OrderDraft } from './useOrderDraft.ts';
import { useOvertaken } from './useOvertaken.ts';

afterEach(cleanup);

const mine = { name: 'Lotte', is_mine: true, since: 1_773_234_000, until: 1_773_234_900 };
const view = { version: 2, mode: 'exclusive', hold: mine } as OrderDraftView;
const createHold = (version: number) => ({ data: { version } }) as Partial<Hold> as Hold;

test("an editor with the hold reloads the order after another user's change; an editor without the hold does not", () => {
  const refetch = jest.fn<OrderDraft['refetch']>();
  const orderDraft = { refetch } as Partial<OrderDraft> as OrderDraft;
  const { result, rerender } = renderHook((props) => useOvertaken(props.view, props.hold, orderDraft), {
    initialProps: { view, hold: createHold(2) },
  });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ view, hold: createHold(3) });
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender({ view: { ...view, version: 3 }, hold: createHold(3) });
  expect(result.current).toBe(true);
  for (const hold of [null, { ...mine, is_mine: false }]) {
    rerender({ view: { ...view, version: 3, hold }, hold: createHold(4) });
    expect(refetch).toHaveBeenCalledTimes(1);
  }
});
