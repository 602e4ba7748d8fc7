/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { toggleDeliveryNoteLine } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { cancelChanges } from '@talloor/contracts/endpoints/orderChanges.ts';
import { updateList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { call } from '../server/shopClient.ts';
import { reply } from '../testing/fakeServer.ts';
import { useAskBeforeClosing, useAskWhileSending } from './useAskBeforeClosing.ts';

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

test.each<[string, () => Promise<unknown>]>([
  ['a line of a list', () => call(updateList, { params: { id: 'a' }, body: { comments: { 131209: 'altijd 2' } } })],
  [
    'a tick of a delivery note',
    () => call(toggleDeliveryNoteLine, { params: { number: '1', lineId: '2' }, body: { checked: true } }),
  ],
  ['a changed order', () => call(cancelChanges, { params: { orderId: '4402131' } })],
])('closing the tab is asked about while %s is sent, also when sending fails', async (_, send) => {
  renderHook(useAskWhileSending);
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  for (const status of [200, 500]) {
    const sending = act(() => send().catch(() => undefined));
    await act(() => Promise.resolve());
    expect(isAsked()).toBe(true);
    answer(reply({}, status));
    await sending;
    expect(isAsked()).toBe(false);
  }
});
