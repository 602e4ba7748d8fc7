/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { BasketProvider } from '../basket/BasketProvider.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { announcements } from '../shell/announce.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { markMatches } from './markMatches.ts';
import { nextOption, type Suggestions } from './suggestionOptions.ts';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

const markedText = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Garnaalkroketten', 'gar', '[Gar]naalkroketten'],
  ['Crème fraîche', 'creme fra', '[Crème] [fra]îche'],
  ['Grijze garnalen', 'gar gr', '[Gr]ijze [gar]nalen'],
  ['Melk', 'room', 'Melk'],
  ['(a+) [b', '[b', '(a+) [[b]'],
  ['Room', '', 'Room'],
])('the suggestion %s marks the typed text %s, with or without accents', (name, query, marked) => {
  expect(markedText(name, query)).toBe(marked);
});

test('the arrow keys walk through all options and return to the field after both ends', () => {
  const walk = (steps: readonly (1 | -1)[]) =>
    steps.reduce<number | null>((active, step) => nextOption(active, 3, step), null);
  expect([walk([1]), walk([1, 1, 1]), walk([1, 1, 1, 1]), walk([-1]), walk([-1, 1])]).toEqual([0, 2, null, 2, null]);
  expect(nextOption(null, 0, 1)).toBeNull();
});

describe('the search field of the header', () => {
  const answers: Record<string, Suggestions> = {};
  const requests: { readonly keywords: string; readonly signal: AbortSignal | null }[] = [];
  let isHeld = false;
  let heldAnswers: (() => void)[] = [];
  const noSuggestions = { keywords: [], categories: [], products: [], results: 0, banner: null };
  const cream: Suggestions = {
    ...noSuggestions,
    keywords: ['room', 'roomboter'],
    categories: [{ alias: '1051', name: 'Room', parentName: 'Zuivel', board: 'dairy' }],
    products: [exampleProduct({ article_number: '131209', name: 'Volle room 35 %' })],
    results: 46,
  };

  beforeEach(() => {
    requests.length = 0;
    isHeld = false;
    heldAnswers = [];
    for (const key of Object.keys(answers)) delete answers[key];
    const server = fakeServer();
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      const [, keywords] = /\/api\/autocomplete\/([^?]+)/.exec(url) ?? [];
      if (keywords === undefined) return server.fetch(url, init);
      requests.push({ keywords: decodeURIComponent(keywords), signal: init?.signal ?? null });
      const answer = answers[decodeURIComponent(keywords)];
      const response = {
        ok: answer !== undefined,
        status: answer === undefined ? 503 : 200,
        headers: new Map(),
        text: () => Promise.resolve(JSON.stringify(answer ?? {})),
      } as unknown as Response;
      return new Promise<Response>((resolve) => {
        if (isHeld) heldAnswers.push(() => resolve(response));
        else resolve(response);
      });
    }) as typeof fetch;
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  function Address() {
    const { pathname, search } = useLocation();
    return <p data-testid="address">{`${pathname}${search}`}</p>;
  }
  const address = () => screen.getByTestId('address').textContent;

  async function open(path = '/winkelwagen') {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <SessionProvider loading={null} renderFailure={() => null}>
            <LanguageProvider accountLanguage="nl">
              <BasketProvider>
                <SearchField />
                <button type="button">elders</button>
              </BasketProvider>
            </LanguageProvider>
          </SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const field = await screen.findByRole('combobox');
    // A delay could trigger the debounce.
    return { field, user: userEvent.setup({ delay: null }) };
  }

  test('sends no request below two characters, and one request after typing pauses', async () => {
    answers['room'] = cream;
    jest.useFakeTimers({ advanceTimers: true });
    const { field, user } = await open();
    await user.type(field, 'r');
    act(() => jest.advanceTimersByTime(1000));
    expect(requests).toEqual([]);
    await user.type(field, 'oom');
    await screen.findByRole('listbox', { name: 'Suggesties' });
    expect(requests.map(({ keywords }) => keywords)).toEqual(['room']);
    expect(announcements.get().polite).toContain('4 suggesties');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Alle 46 resultaten voor “room”' }).getAttribute('href')).toBe(
      '/zoekresultaten?keywords=room',
    );
  });

  test('↓ selects a product, Enter opens it as suggested and empties the field', async () => {
    answers['room'] = cream;
    const { field, user } = await open();
    await user.type(field, 'room');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = field.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('131209');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/131209?suggested=1');
    expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('');
  });

  test('a click on a term searches it as a suggestion; a click on a category opens its page', async () => {
    answers['room'] = cream;
    const { field, user } = await open();
    await user.type(field, 'room');
    await user.click(await screen.findByRole('option', { name: /^room ?boter$/ }));
    expect(address()).toBe('/zoekresultaten?keywords=roomboter&suggestion=roomboter');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'room');
    await user.click(await screen.findByRole('option', { name: /^Room in Zuivel$/ }));
    expect(address()).toBe('/assortiment/1051');
  });

  test('Enter without a selected option searches the typed text; the form is a GET to the results page', async () => {
    const { field, user } = await open();
    const form = field.closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/zoekresultaten', 'get']);
    await user.type(field, ' volle room {Enter}');
    expect(address()).toBe('/zoekresultaten?keywords=volle+room');
    expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('volle room');
  });

  test('Esc closes the list and keeps the text; leaving the field closes the list', async () => {
    answers['room'] = cream;
    const { field, user } = await open();
    await user.type(field, 'room');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field as HTMLInputElement).value).toBe('room');
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.click(screen.getByRole('button', { name: 'elders' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('keeps the previous list, marked as old, until the next answer; aborts an outdated request', async () => {
    Object.assign(answers, {
      room: cream,
      rooms: noSuggestions,
      roomse: { ...noSuggestions, keywords: ['roomse soes'] },
    });
    const { field, user } = await open();
    await user.type(field, 'room');
    await screen.findByRole('option', { name: /^room ?boter$/ });
    isHeld = true;
    await user.type(field, 's');
    await waitFor(() => expect(requests.at(-1)?.keywords).toBe('rooms'));
    expect(screen.getByRole('option', { name: /^room ?boter$/ }).closest('.suggestions')?.className).toContain(
      'is-old',
    );
    await user.type(field, 'e');
    await waitFor(() => expect(requests.at(-1)?.keywords).toBe('roomse'));
    expect(requests.find(({ keywords }) => keywords === 'rooms')?.signal?.aborted).toBe(true);
    for (const go of heldAnswers.toReversed()) go();
    await screen.findByRole('option', { name: /^roomse soes$/ });
    expect(screen.queryByRole('option', { name: /^room ?boter$/ })).toBeNull();
  });

  test('repeats the typed text when there are no suggestions, and still searches when the suggestions fail', async () => {
    answers['xyz'] = noSuggestions;
    const { field, user } = await open();
    await user.type(field, 'xyz');
    await screen.findByText('Geen suggesties voor “xyz”');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'q');
    await waitFor(() => expect(requests.at(-1)?.keywords).toBe('xyzq'));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/zoekresultaten?keywords=xyzq');
  });

  test('a panel that breaks leaves the field usable, and shows suggestions when asked again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answers['roo'] = { ...cream, keywords: [null as unknown as string] };
    answers['room'] = cream;
    const { field, user } = await open();
    await user.type(field, 'roo');
    expect((await screen.findByRole('alert')).textContent).toContain('De zoeksuggesties');
    await user.type(field, 'm');
    expect((field as HTMLInputElement).value).toBe('room');
    await waitFor(() => expect(requests.at(-1)?.keywords).toBe('room'));
    await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(await screen.findByRole('option', { name: /^room ?boter$/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
