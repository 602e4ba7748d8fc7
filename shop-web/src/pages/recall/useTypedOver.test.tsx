/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTypedOver } from './useTypedOver.ts';

afterEach(cleanup);

test('a recall answer carries the version that the user edited, until a rejection shows a newer one', () => {
  const { result, rerender } = renderHook(({ version, isTyped }) => useTypedOver(version, isTyped), {
    initialProps: { version: 'first', isTyped: false },
  });
  rerender({ version: 'second', isTyped: false });
  expect(result.current.version).toBe('second');
  rerender({ version: 'second', isTyped: true });
  rerender({ version: 'of a colleague', isTyped: true });
  expect(result.current.version).toBe('second');
  act(() => result.current.renew());
  rerender({ version: 'of a colleague', isTyped: true });
  expect(result.current.version).toBe('of a colleague');
  rerender({ version: 'of another', isTyped: true });
  expect(result.current.version).toBe('of a colleague');
  rerender({ version: 'of another', isTyped: false });
  expect(result.current.version).toBe('of another');
});

test('a page that shows the newer version only after the rejection lets the next answer carry it', () => {
  const { result, rerender } = renderHook(({ version }) => useTypedOver(version, true), {
    initialProps: { version: 'old' },
  });
  act(() => result.current.renew());
  expect(result.current.version).toBe('old');
  rerender({ version: 'new' });
  expect(result.current.version).toBe('new');
  rerender({ version: 'unread' });
  expect(result.current.version).toBe('new');
});
