/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

afterEach(cleanup);
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab is asked about while changes are not saved, and no longer', () => {
  const { rerender } = renderHook(useAskBeforeClosing, { initialProps: false });
  expect(isAsked()).toBe(false);
  rerender(true);
  expect(isAsked()).toBe(true);
  rerender(false);
  expect(isAsked()).toBe(false);
});
