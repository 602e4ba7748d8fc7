/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { fakeServer } from '../testing/fakeServer.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { useLanguage } from './LanguageProvider.tsx';
import { StartInLanguage } from './StartInLanguage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
beforeEach(() => {
  const { fetch } = fakeServer();
  globalThis.fetch = ((address: string, init?: RequestInit) =>
    fetch(address.replace(/^\/fr\//, '/nl/'), init)) as typeof globalThis.fetch;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Start = () => <h1>{useLanguage()}</h1>;

test.each([
  ['/fr', 'nl', 'fr'],
  ['/fr/', 'nl', 'fr'],
  ['/nl', 'fr', 'nl'],
])('%s leads to the start page in its language, also after another choice', async (address, choice, language) => {
  localStorage.setItem('talloor.language', choice);
  renderShop(
    address,
    <>
      <Route path="/:language" element={<StartInLanguage />} />
      <Route path="/" element={<Start />} />
    </>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(language);
  expect(addressShown()).toBe('/');
});
