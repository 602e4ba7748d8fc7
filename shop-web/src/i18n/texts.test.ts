/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createInstance } from 'i18next';
import ChainedBackend from 'i18next-chained-backend';
import { nl } from '@talloor/messages/shop/nl.ts';
import { textBackends } from './textBackends.ts';

const build = { nl: 'of-the-dutch-texts', fr: 'of-the-french-texts' };
let requestedUrls: string[];
let answer: { readonly status: number; readonly etag: string; readonly texts: object };

beforeEach(() => {
  requestedUrls = [];
  answer = { status: 200, etag: `W/"${build.nl}"`, texts: { shell: { promo: 'van de server' } } };
  globalThis.fetch = ((url: string) => {
    requestedUrls.push(url);
    return Promise.resolve({
      ok: answer.status === 200,
      status: answer.status,
      headers: new Map([['etag', answer.etag]]),
      json: () => Promise.resolve(answer.texts),
    });
  }) as unknown as typeof fetch;
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

async function loadText(versions: typeof build | null): Promise<string> {
  const shop = createInstance().use(ChainedBackend);
  await shop.init({ backend: textBackends(versions), lng: 'nl', load: 'currentOnly', fallbackLng: false });
  return shop.t('shell.promo');
}

test('texts come from the server once, then from local storage for an hour', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  expect(await loadText(build)).toBe('van de server');
  expect(requestedUrls).toEqual(['/nl/translations/messages.json']);
  expect(await loadText(build)).toBe('van de server');
  jest.setSystemTime(Date.now() + 3_599_000);
  expect(await loadText(build)).toBe('van de server');
  expect(requestedUrls).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2000);
  expect(await loadText(build)).toBe('van de server');
  expect(requestedUrls).toHaveLength(2);
});

test('another release shows its own texts instead of the stored ones', async () => {
  await loadText(build);
  answer = { ...answer, etag: '"of the next release"', texts: { shell: { promo: 'van de volgende' } } };
  expect(await loadText({ ...build, nl: 'of the next release' })).toBe('van de volgende');
});

test.each([
  ['fails', { status: 503, etag: '', texts: {} }],
  ['has the texts of another release', { status: 200, etag: '"another"', texts: { shell: { promo: 'anders' } } }],
])('when the server %s, the page shows the texts of its build', async (_, failing) => {
  answer = failing;
  expect(await loadText(build)).toBe(nl.shell.promo);
});

test('damaged texts in local storage are ignored', async () => {
  localStorage.setItem('talloor.texts.nl-translation', '{"shell":');
  expect(await loadText(build)).toBe('van de server');
});

test('development mode requests and stores no texts', async () => {
  expect(await loadText(null)).toBe(nl.shell.promo);
  expect([requestedUrls, localStorage.length]).toEqual([[], 0]);
});
