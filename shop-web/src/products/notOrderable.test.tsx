/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { exampleMussels } from '../testing/exampleMussels.ts';
import { fakeLister } from '../testing/fakeLister.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { reply } from '../testing/fakeServer.ts';
import { NotOrderable } from './NotOrderable.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

function show(articleNumber: string): void {
  const server = fakeLister();
  const packagingOptions = [{ articleNumber: '155029', weightKg: 5, pricePerKg: 6.5 }];
  globalThis.fetch = ((url: string, init?: RequestInit) =>
    url.replace(/^\/nl/, '') === '/api/mussel'
      ? Promise.resolve(reply({ ...exampleMussels, packagingOptions }))
      : server.fetch(url, init)) as typeof fetch;
  const offer = { kind: 'not_orderable' } as const;
  renderShop('/', <Route path="*" element={<NotOrderable articleNumber={articleNumber} offer={offer} />} />);
}

test('a package of mussels in a list leads to the page where it is ordered', async () => {
  show('155029');
  const link = await screen.findByRole('link', { name: 'Mosselen bestellen' });
  expect(link.getAttribute('href')).toBe('/nl/mosselen');
});

test('another article that cannot be ordered says so', async () => {
  show('155030');
  expect(await screen.findByText('Niet bestelbaar')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Mosselen bestellen' })).toBeNull();
});
