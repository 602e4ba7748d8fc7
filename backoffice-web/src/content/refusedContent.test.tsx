/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { bodyPaths } from '@talloor/contracts/testing/bodyPaths.ts';
import { markRefused, watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { z } from 'zod';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentName } from './contentRows.ts';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import { announcements } from './resources/announcements.tsx';
import { banners } from './resources/banners.tsx';
import { cannedTexts } from './resources/cannedTexts.tsx';
import { columnSets } from './resources/columnSets.tsx';
import { facets } from './resources/facets.tsx';
import { faqItems } from './resources/faqItems.tsx';
import { labels } from './resources/labels.tsx';
import { musselCustomers } from './resources/musselCustomers.tsx';
import { musselPackages } from './resources/musselPackages.tsx';
import { musselSeasons } from './resources/musselSeasons.tsx';
import { navigationNodes } from './resources/navigationNodes.tsx';
import { products } from './resources/products.tsx';
import { redirects } from './resources/redirects.tsx';
import { specialLists } from './resources/specialLists.tsx';
import { synonyms } from './resources/synonyms.tsx';
import { termsVersions } from './resources/termsVersions.tsx';

configure({ asyncUtilTimeout: 10_000 });

const both = { nl: '', fr: '' };
const specs: Readonly<Record<ContentName, unknown>> = {
  announcements,
  banners,
  cannedTexts,
  columnSets,
  facets,
  faqItems,
  labels,
  musselCustomers,
  musselPackages,
  musselSeasons,
  navigationNodes,
  products,
  redirects,
  specialLists,
  synonyms,
  termsVersions,
};
const rows: Partial<Readonly<Record<ContentName, object>>> = {
  facets: { name: both, enabled: true, priority: 1, show_more_limit: 5 },
  navigationNodes: { level: 'group', name: both, description: both, board: 'veg', icon: null, sorting: 0, above: [] },
  products: {
    name: both,
    description: both,
    ingredients: both,
    storage: null,
    storage_text: both,
    packaging: both,
    lifestyle: both,
    origin: null,
    labels: ['1'],
    brand: '',
    pack: both,
    image: null,
    status: 'active',
    board: 'veg',
    icon: null,
    trail: [],
    allergens: [],
  },
  specialLists: { articles: ['131209'] },
  synonyms: { words: ['pieper', 'aardappel'] },
};
const label = { id: '1', name: { nl: 'Bio', fr: 'Bio' } };
const dataProvider = {
  getList: () => Promise.resolve({ data: [label], total: 1 }),
  getMany: () => Promise.resolve({ data: [] }),
} as unknown as DataProvider;

let stop = () => {};
beforeEach(() => {
  stop = watchFields({
    texts: () => ({ tooLong: () => '', refused: { other: 'Niet aanvaard' }, unmarked: 'nergens' }),
    lengthOf: (text) => text.length,
  });
});
afterEach(() => {
  stop();
  cleanup();
});

const names = Object.keys(officeContents) as ContentName[];
test.each(names)('the form of %s marks every field that the server may refuse', async (name) => {
  const spec = specs[name] as ContentSpec<ContentRow>;
  const row = { ...spec.blank, ...rows[name], id: '9' };
  const form = (
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      <ResourceContextProvider value={name}>
        <ContentForm spec={spec} row={row} isReadOnly={false} />
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />);
  const save = await screen.findByRole('button', { name: 'Bewaren' });
  // The labels come from the server.
  if (name === 'products') await screen.findByText('Bio');
  await act(() => Promise.resolve());
  fireEvent.keyDown(save);
  const body: z.ZodType = officeContents[name].save.body;
  const marked = bodyPaths(body).map((path) => {
    jest.useFakeTimers();
    const text = markRefused([{ path, message: 'Invalid' }]);
    jest.runAllTimers();
    jest.useRealTimers();
    const field = document.activeElement;
    const isMarked =
      text === null && field?.getAttribute('aria-invalid') === 'true' && save.closest('form')?.contains(field) === true;
    if (isMarked) fireEvent.input(field);
    return [path, isMarked ? field : 'not marked'] as const;
  });
  expect(marked.filter(([, field]) => field === 'not marked')).toEqual([]);
  expect(new Set(marked.map(([, field]) => field)).size).toBe(marked.length);
});
