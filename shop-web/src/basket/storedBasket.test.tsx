/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { useSession } from '../session/SessionProvider.tsx';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { useBasket, useBasketPart } from './BasketProvider.tsx';
import { forgetBasket, storeBasket, storedBasket } from './storedBasket.ts';

configure({ asyncUtilTimeout: 10_000 });

const key = 'talloor.basket';
const storedText = () => sessionStorage.getItem(key);
const isKept = (): boolean => storedText()?.includes('131209') === true;
let server = fakeServer();

beforeEach(() => {
  server = fakeServer();
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

describe('the basket stored in this tab', () => {
  test('is found by the same customer in the same language only', () => {
    storeBasket('204118', 'nl', server.view());
    expect(storedBasket('204118', 'nl')?.lines).toHaveLength(server.view().lines.length);
    expect(storedBasket('204118', 'fr')).toBeUndefined();
    expect(storedBasket('204119', 'nl')).toBeUndefined();
    expect(storedBasket(null, 'nl')).toBeUndefined();
  });

  test.each([
    ['another release of the page', { release: '/assets/index-older.js' }],
    ['no release at all', { release: undefined }],
    ['another shape', { basket: { lines: 'many' } }],
    ['no basket', { basket: null }],
  ])('is ignored when it was stored by %s', (_, changes) => {
    storeBasket('204118', 'nl', server.view());
    storedBasket('204118', 'nl');
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(storedText() ?? '{}'), ...changes }));
    expect(storedBasket('204118', 'nl')).toBeUndefined();
  });

  test.each(['', 'null', '[]', '{"of":', '"basket"'])('is not read from %j', (text) => {
    sessionStorage.setItem(key, text);
    expect(storedBasket('204118', 'nl')).toBeUndefined();
  });

  test('is not written after it was forgotten', () => {
    storeBasket('204118', 'nl', server.view());
    forgetBasket();
    window.dispatchEvent(new Event('pagehide'));
    expect(isKept()).toBe(false);
  });

  test('is written before the user leaves the page', () => {
    storeBasket('204118', 'nl', server.view());
    window.dispatchEvent(new Event('pagehide'));
    expect(isKept()).toBe(true);
  });

  test.each(['log out', 'another customer', 'order'])('is removed on %s', async (act) => {
    renderShop('/', <Route path="/" element={<Acts />} />);
    await screen.findByText('12 lines');
    window.dispatchEvent(new Event('pagehide'));
    expect(isKept()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: act }));
    await screen.findByText(`${act} done`);
    expect(isKept()).toBe(false);
  });
});

test('a change of one line does not render other lines again', async () => {
  const renders = new Map<string, number>();
  const Line = ({ article }: { article: string }) => {
    renders.set(article, (renders.get(article) ?? 0) + 1);
    return <p>{useBasketPart(({ lineOf }) => lineOf(article))?.quantity}</p>;
  };
  const Lines = () => (
    <>
      <Line article="131209" />
      <Line article="131244" />
      <Acts />
    </>
  );
  renderShop('/', <Route path="/" element={<Lines />} />);
  await screen.findByText('12 lines');
  const before = new Map(renders);
  await userEvent.click(screen.getByRole('button', { name: 'six of one' }));
  await screen.findByText('six of one done');
  expect(renders.get('131209')).toBeGreaterThan(before.get('131209') ?? 0);
  expect(renders.get('131244')).toBe(before.get('131244'));
});

test('after a reload, the same answer of the server renders no line again', async () => {
  storeBasket('204118', 'nl', server.view());
  const renderedLines: unknown[] = [];
  const Line = () => {
    const line = useBasketPart(({ lineOf }) => lineOf('131209'));
    renderedLines.push(line);
    return <p>{useBasketPart(({ isRemembered, basket }) => (basket && !isRemembered ? 'fresh' : 'remembered'))}</p>;
  };
  renderShop('/', <Route path="/" element={<Line />} />);
  await screen.findByText('fresh');
  expect(renderedLines[0]).toBeDefined();
  expect(new Set(renderedLines).size).toBe(1);
});

function Acts() {
  const { logOut, choose } = useSession();
  const { basket, setItems, checkout } = useBasket();
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    'log out': logOut,
    'another customer': () => choose('204119'),
    order: () => checkout({ amount_to_pay: basket?.amount_to_pay ?? 0 }),
    'six of one': () => setItems({ 131209: 6 }),
  };
  const say = (text: string) => document.querySelector('output')?.append(text);
  return (
    <>
      <p>{basket?.lines.length} lines</p>
      <output />
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act().then(() => say(`${name} done`))}>
          {name}
        </button>
      ))}
    </>
  );
}
