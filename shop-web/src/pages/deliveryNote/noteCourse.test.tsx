/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, render, screen } from '@testing-library/react';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { NoteCourse } from './NoteCourse.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const complete = {
  unit: 'st',
  ordered: 10,
  delivered: 10,
  replaced: 0,
  manco: 0,
  percentage: 100,
  reason: null,
  replaces: null,
  expected_weight: null,
  weight: null,
  total_excl_vat: 100,
  ordered_total: 100,
} as unknown as DeliveryNoteLineView;

async function stepsOf(changes: Partial<DeliveryNoteLineView>): Promise<string[]> {
  render(
    <MemoryRouter initialEntries={['/nl/levernota']}>
      <LanguageProvider accountLanguage="nl">
        <NoteCourse line={{ ...complete, ...changes }} hasCome />
      </LanguageProvider>
    </MemoryRouter>,
  );
  await screen.findByText('Geleverd');
  return [...document.querySelectorAll('dl > div')].map((step) =>
    [...step.querySelectorAll('dt, span, small')]
      .map((part) => part.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))
      .join(' '),
  );
}

test('a line of a delivery note tells in one block what was ordered, missing, weighed, replaced and delivered', async () => {
  const line = { delivered: 6, manco: 1, replaced: 3, percentage: 60, reason: 'out_of_stock' } as const;
  expect(await stepsOf({ ...line, expected_weight: 6, weight: 5.8, total_excl_vat: 58 })).toEqual([
    'Besteld 10 st · ± 6 kg',
    'Manco 1 st niet op voorraad',
    'Gewogen 5,8 kg € 58,00 in plaats van € 100,00',
    'Vervangen 3 st niet op voorraad',
    'Geleverd 6 st · 5,8 kg 60 %',
  ]);
});

test('a complete line tells what was ordered and delivered, and a replacement what it replaces', async () => {
  expect(await stepsOf({})).toEqual(['Besteld 10 st', 'Geleverd 10 st']);
  cleanup();
  const replaces = { line_id: '1', article_number: '100045', name: 'Trostomaat' };
  expect(await stepsOf({ ordered: 0, delivered: 3, replaces })).toEqual(['Vervangt Trostomaat', 'Geleverd 3 st']);
});
