/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { announcements } from '../shell/announce.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { useDeadlineClock } from './useDeadlineClock.ts';

const deadline = Math.floor(mockupBasket.now.getTime() / 1000) + 6 * 60;

beforeEach(() => {
  jest.useFakeTimers({ now: mockupBasket.now });
  globalThis.fetch = fakeServer().fetch;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Clock() {
  const { remainingSeconds, inWords } = useDeadlineClock({ order_number: '4402190', changeable_until: deadline });
  return <p>{remainingSeconds > 0 ? `nog ${inWords}` : 'gesloten'}</p>;
}
const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('the time before the deadline counts down by the minute; a few minutes and the closing are announced', async () => {
  renderShop('/', <Route path="/" element={<Clock />} />);
  const announcementTexts: string[] = [];
  announcements.subscribe(() => announcementTexts.push(announcements.get().polite));
  await passes(2);
  expect(screen.queryByText(/nog 6.min/)).not.toBeNull();
  await passes(60);
  expect(screen.queryByText(/nog 5.min/)).not.toBeNull();
  await passes(120);
  expect(screen.queryByText(/nog 3.min/)).not.toBeNull();
  await passes(180);
  expect(screen.queryByText('gesloten')).not.toBeNull();
  expect(announcementTexts.filter((words) => words.includes('4402190'))).toEqual([
    expect.stringMatching(/sluit over 5.min/),
    expect.stringMatching(/sluit over 1.min/),
    'Bestelling 4402190 is om 14:18 afgesloten voor wijzigingen',
  ]);
});
