/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { usePortalQuestion } from './usePortalQuestion.ts';

afterEach(cleanup);

test('two quick filters are both kept, and lead to the first page', () => {
  window.history.replaceState(null, '', '?page=3');
  const { result } = renderHook(() => usePortalQuestion(), { wrapper: BrowserRouter });
  const { ask } = result.current;
  act(() => {
    ask('q', 'room');
    ask('day', '2026-03-13');
  });
  expect(window.location.search).toBe('?q=room&day=2026-03-13');
  act(() => result.current.turnTo(2));
  expect(window.location.search).toBe('?q=room&day=2026-03-13&page=2');
});
