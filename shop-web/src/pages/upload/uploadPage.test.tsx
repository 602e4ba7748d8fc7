/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { exampleUploadFile, exampleUploadLine } from '../../testing/exampleUpload.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { Component as UploadPage } from './UploadPage.tsx';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

type Sent = { readonly url: URL; readonly body: unknown };
let sent: Sent[] = [];
let remembered: unknown[] = [];
let answer: (request: Sent) => { readonly status: number; readonly body: unknown };

class FakeUploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private url = '';
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader = () => (this.status === 200 ? 'application/json' : 'application/problem+json');
  send(body: unknown) {
    const request = { url: new URL(this.url, 'http://shop'), body };
    sent.push(request);
    const { status, body: document } = answer(request);
    this.status = status;
    this.responseText = JSON.stringify(document);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const preview = (file: Partial<UploadPreview['file']>, lines: UploadPreview['lines']): UploadPreview => ({
  decimal: 'comma',
  lines,
  room: 5,
  max_lines: 100,
  file: { ...exampleUploadFile, ...file },
});
const toChoose = { status: 200, body: preview({}, []) };
const chosenRoles = ['article', 'unused', 'quantity', 'unused'] as const;
const columns = exampleUploadFile.columns.map((column, at) => ({ ...column, role: chosenRoles[at] ?? 'unused' }));
const readLines = { status: 200, body: preview({ chosen: true, columns }, [exampleUploadLine(2, {})]) };

beforeEach(() => {
  sessionStorage.clear();
  [sent, remembered] = [[], []];
  globalThis.XMLHttpRequest = FakeUploadRequest as unknown as typeof XMLHttpRequest;
  const { fetch } = fakeServer();
  globalThis.fetch = (url, init) => {
    if (typeof url !== 'string' || !url.endsWith('/api/basket/upload/columns')) return fetch(url, init);
    remembered.push(JSON.parse(init?.body as string));
    return Promise.resolve(reply({}, 204));
  };
});
afterEach(cleanup);

const open = () => renderShop('/nl/pagina', <Route path="/nl/pagina" element={<UploadPage />} />);
const pasted = 'Artikel\tVoorraad\tNodig\tBestel\n130104\t240\t6\t';
async function paste(): Promise<void> {
  open();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Geplakte regels' }), { target: { value: pasted } });
  await userEvent.click(screen.getByRole('button', { name: 'Controleer de regels' }));
}
const choose = (name: string, role: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: role } });

test('pasted lines without a certain quantity have no verdict before a person chooses; the choice is sent with the same text and remembered', async () => {
  answer = ({ url }) => (url.searchParams.has('columns') ? readLines : toChoose);
  await paste();
  await screen.findByRole('heading', { name: 'Kies de kolommen' });
  expect(screen.queryByText('Wordt toegevoegd')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Voeg/ })).toBeNull();
  choose('Kolom C, Nodig', 'quantity');
  await userEvent.click(screen.getByRole('button', { name: 'Lees deze kolommen' }));
  expect(await screen.findByText('Wordt toegevoegd')).toBeTruthy();
  expect(sent.map(({ url, body }) => [url.searchParams.get('columns'), body])).toEqual([
    [null, pasted],
    ['article,unused,quantity,unused', pasted],
  ]);
  expect(remembered).toEqual([{ columns: columns.map(({ heading, role }) => ({ heading, role })) }]);
  expect(screen.queryByRole('heading', { name: 'Kies de kolommen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Kolommen wijzigen' }));
  choose('Kolom D, Bestel', 'quantity');
  expect(screen.queryByText('Wordt toegevoegd')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(screen.getByText('Wordt toegevoegd')).toBeTruthy();
});

test('columns that cannot be read leave the sheet and say why', async () => {
  const problem = { code: 'upload.no_data', title: 'Geen regels', detail: 'Er zijn geen bestelregels.', status: 422 };
  answer = ({ url }) => (url.searchParams.has('columns') ? { status: 422, body: problem } : toChoose);
  await paste();
  await screen.findByRole('heading', { name: 'Kies de kolommen' });
  await userEvent.click(screen.getByRole('button', { name: 'Lees deze kolommen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Er zijn geen bestelregels.');
  expect(screen.getByRole('combobox', { name: 'Kolom C, Nodig' })).toBeTruthy();
  expect(remembered).toEqual([]);
});

test('a sheet whose columns are not chosen yet comes back after a reload', async () => {
  answer = () => toChoose;
  await paste();
  await screen.findByRole('heading', { name: 'Kies de kolommen' });
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) =>
    typeof url === 'string' && url.endsWith('/api/basket/upload/check')
      ? Promise.resolve(reply({ decimal: 'comma', lines: [], room: 5, max_lines: 100 }))
      : fetch(url, init);
  cleanup();
  open();
  answer = () => readLines;
  await screen.findByRole('heading', { name: 'Kies de kolommen' });
  choose('Kolom C, Nodig', 'quantity');
  await userEvent.click(screen.getByRole('button', { name: 'Lees deze kolommen' }));
  expect(await screen.findByText('Wordt toegevoegd')).toBeTruthy();
  expect(sent.at(-1)?.body).toBe(pasted);
});

test('of a workbook with lines in several sheets no line is read before a person chooses the sheet', async () => {
  const sheets = ['November', 'December'];
  const unread = { sheet: null, sheets, columns: [], sample: [], heading_row: null, total_rows: 0 };
  const december = preview({ chosen: true, columns, sheet: 'December', sheets }, [exampleUploadLine(2, {})]);
  answer = ({ url }) => ({ status: 200, body: url.searchParams.has('sheet') ? december : preview(unread, []) });
  await paste();
  expect(await screen.findByText('Meer dan één blad heeft regels: kies het blad dat je bestelt.')).toBeTruthy();
  const chooser = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Blad' });
  expect(chooser.selectedOptions[0]?.textContent).toBe('Kies een blad');
  expect(screen.queryByRole('button', { name: /^Voeg/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Kies de kolommen' })).toBeNull();
  fireEvent.change(chooser, { target: { value: 'December' } });
  expect(await screen.findByText('Wordt toegevoegd')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Blad' }).value).toBe('December');
  expect(sent.map(({ url }) => url.searchParams.get('sheet'))).toEqual([null, 'December']);
});
