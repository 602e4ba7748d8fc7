/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { useUnitWords } from './useUnitWords.ts';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

function Quantities() {
  const { quantityOf } = useUnitWords();
  return (
    <p>
      {[quantityOf(3, 'caisse'), quantityOf(1.5, 'boîte'), quantityOf(2, 'kist'), quantityOf(6, 'doos')].join(', ')}
    </p>
  );
}

test.each([
  ['fr', '/panier', '3 caisses, 1,5 boîte, 2 kist, 6 doos'],
  ['nl', '/winkelwagen', '3 caisse, 1,5 boîte, 2 kisten, 6 dozen'],
] as const)('quantities have the plurals of the page’s language: %s', async (language, path, expectedText) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageProvider accountLanguage={language}>
        <Quantities />
      </LanguageProvider>
    </MemoryRouter>,
  );
  expect((await screen.findByText(/boîte/)).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expectedText);
});
