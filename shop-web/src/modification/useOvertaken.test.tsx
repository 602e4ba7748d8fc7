/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { cleanup, renderHook } from '@testing-library/react';
import type { Hold } from './useHold.ts';
import type { Modification } from './useModification.ts';
import { useOvertaken } from './useOvertaken.ts';

afterEach(cleanup);

const deadline = 1_773_244_800;
const view = { version: 2, mode: 'exclusive', changeable_until: deadline } as ModificationView;
const seen = (version: number, until: number) =>
  ({ data: { version, changeable_until: until } }) as Partial<Hold> as Hold;

test('a page that changes an order looks anew where another changed it or the office gives it more time, and not otherwise', () => {
  const refetch = jest.fn<Modification['refetch']>();
  const modification = { refetch } as Partial<Modification> as Modification;
  const { result, rerender } = renderHook(({ hold }) => useOvertaken(view, hold, modification), {
    initialProps: { hold: seen(2, deadline) },
  });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ hold: seen(2, deadline + 3600) });
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender({ hold: seen(2, deadline) });
  rerender({ hold: seen(3, deadline) });
  expect(refetch).toHaveBeenCalledTimes(2);
  expect(result.current).toBe(false);
});
