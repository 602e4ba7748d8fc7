/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useRestoredPage } from './useRestoredPage.ts';

afterEach(cleanup);

const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page from the back-forward cache is refreshed at once; an ordinary page is not', () => {
  const refresh = jest.fn();
  renderHook(() => useRestoredPage(refresh));
  showPage(false);
  expect(refresh).not.toHaveBeenCalled();
  showPage(true);
  expect(refresh).toHaveBeenCalledTimes(1);
});
