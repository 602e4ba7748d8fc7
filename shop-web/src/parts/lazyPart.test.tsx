/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { isNewVersionOut, noticeNewVersion } from '../server/newVersion.ts';
import { lazyPart } from './lazyPart.tsx';
import { loadPart } from './loadPart.ts';
import { Part } from './Part.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  isNewVersionOut.set(false);
  document.head.innerHTML = '';
});

const serve = (entry: string) => {
  const page = `<!doctype html><head><script type="module" src="${entry}"></script></head>`;
  globalThis.fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve(page) } as unknown as Response);
};
const runningVersion = (entry: string) => {
  document.head.innerHTML = `<script type="module" src="${entry}"></script>`;
};
/** React renders the outcome in a later turn. */
const settle = async () => {
  for (let turn = 0; turn < 2; turn++) await act(() => jest.advanceTimersByTimeAsync(2000));
};
const show = async (Menu: ComponentType) => {
  render(
    <MemoryRouter>
      <LanguageProvider accountLanguage="nl">
        <input aria-label="Referentie" defaultValue="WK 12" />
        <Menu />
      </LanguageProvider>
    </MemoryRouter>,
  );
  await settle();
};

test('a part that does not load is named, the rest keeps what was typed, and the part loads when asked again', async () => {
  jest.useFakeTimers();
  serve('/assets/a.js');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOffline = true;
  const Menu = lazyPart(
    'account',
    () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <p>Afmelden</p>)),
    { renderFallback: () => <i>…</i> },
  );
  await show(Menu);
  expect(screen.getByRole('alert').textContent).toContain('Het menu van je account: laden is mislukt.');
  expect(screen.getByText('…')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('WK 12');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
  jest.useRealTimers();
  expect(await screen.findByText('Afmelden')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error inside a part is named, and the rest of the page stays', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  await show(() => (
    <Part name="ticket">
      <Broken />
    </Part>
  ));
  expect(screen.getByRole('alert').textContent).toContain('Het overzicht: laden is mislukt.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('WK 12');
});

test('a script that fails once is asked for again', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce('loaded');
  expect(await loadPart(load, [0])).toBe('loaded');
});

test('a script of another version makes the page notice a new version', async () => {
  runningVersion('/assets/a.js');
  serve('/assets/b.js');
  await expect(loadPart(() => Promise.reject(new TypeError()), [])).rejects.toThrow(TypeError);
  await waitFor(() => expect(isNewVersionOut.get()).toBe(true));
});

test('the same version is no new one, and an answer without the shop neither', async () => {
  runningVersion('/assets/a.js');
  serve('/assets/a.js');
  await noticeNewVersion({ isUrgent: true });
  globalThis.fetch = () => Promise.reject(new TypeError());
  await noticeNewVersion({ isUrgent: true });
  expect(isNewVersionOut.get()).toBe(false);
});
