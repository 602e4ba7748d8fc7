/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useComparison } from './useComparison.ts';
import { useTimeTravel } from './useTimeTravel.ts';

const occurredAt = ['2026-03-11T14:31:51.700Z', '2026-03-11T14:31:52.014Z', '2026-03-11T14:31:53.000Z'];
const events = occurredAt.map((occurred_at) => ({ occurred_at }) as HistoryEvent);

afterEach(cleanup);

test('choosing a comparison right after a moment keeps both in the address', () => {
  const { result } = renderHook(() => ({ travel: useTimeTravel(events), comparison: useComparison([]) }), {
    wrapper: BrowserRouter,
  });
  const { travel, comparison } = result.current;
  act(() => {
    travel.go(0);
    comparison.compareWith('now');
  });
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    at: '2026-03-11T14:31:51.700Z',
    with: 'now',
  });
});
