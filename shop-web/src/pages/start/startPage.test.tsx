/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RecallSummary } from '@talloor/contracts/endpoints/recalls.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { exampleProduct } from '../../testing/exampleProduct.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { Component as StartPage } from './StartPage.tsx';

const recall: RecallSummary = {
  recall_id: '80001',
  title: 'Stukjes plastic',
  status: 'open',
  notified_at: 1_772_000_000,
  last_notified_at: 1_772_000_000,
  awaits: true,
  acknowledged_at: null,
  deliveries: 1,
  quantity: 4,
  articles: [{ article_number: '131209', name: 'Volle room', lots: ['L1'] }],
};
let answerRecalls: (recalls: readonly RecallSummary[]) => void;

beforeEach(() => {
  jest.useFakeTimers({ now: mockupBasket.now });
  const server = fakeServer();
  const recalls = new Promise<Response>((resolve) => {
    answerRecalls = (answer) => resolve(reply({ recalls: answer }));
  });
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path === '/api/recalls') return recalls;
    if (path === '/api/ordered-articles')
      return Promise.resolve(reply({ products: [exampleProduct()], total: 1, last_ordered_at: 1_772_000_000 }));
    return server.fetch(url, init);
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shownParts = () => ({
  recall: screen.queryByRole('note') !== null,
  days: screen.queryByRole('region', { name: 'Kies je leverdag' }) !== null,
  order: screen.queryByRole('region', { name: 'Opnieuw bestellen' }) !== null,
});

async function open() {
  renderShop('/', <Route path="/" element={<StartPage />} />);
  // Answers load one after another.
  for (let answers = 0; answers < 5; answers += 1) await wait(100);
  expect(screen.getByRole('heading', { level: 1 })).not.toBeNull();
}

test('days and articles appear with the recall above them, so that it does not push them away', async () => {
  await open();
  expect(shownParts()).toEqual({ recall: false, days: false, order: false });
  answerRecalls([recall]);
  await wait(100);
  expect(shownParts()).toEqual({ recall: true, days: true, order: true });
});

test('days and articles appear once no recall awaits an answer', async () => {
  await open();
  answerRecalls([{ ...recall, awaits: false }]);
  await wait(100);
  expect(shownParts()).toEqual({ recall: false, days: true, order: true });
});

test('days and articles appear without the recalls when these take long', async () => {
  await open();
  await wait(2000);
  expect(shownParts()).toEqual({ recall: false, days: true, order: true });
});

test('a focused source of articles scrolls into its row', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  answerRecalls([]);
  await open();
  const last = screen.getByRole('button', { name: /^Bestelling van/ });
  act(() => last.focus());
  expect(scrolled).toEqual([last]);
});
