/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { Component as ComplaintPage } from '../pages/complaint/ComplaintPage.tsx';
import { Component as ContactPage } from '../pages/contact/ContactPage.tsx';
import { Component as ContactReplyPage } from '../pages/contact/ContactReplyPage.tsx';
import { QuestionDetail } from '../pages/questions/QuestionDetail.tsx';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { exampleNote } from '../testing/exampleForms.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { toasts } from '../toasts/toasts.ts';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const links = { order: null, delivery_note: null, invoice: null, return: null };
const id = '0d3f6a52-9f0e-5c58-8a5e-0d9f3b7d2c11';
const openCase = { number: '2600017', subject: 'Room', status: 'waiting', messages: [], may_reply: true };
const reads: Readonly<Record<string, unknown>> = {
  'GET /api/contact': {
    form_token: '1.2',
    contact: {
      gender: null,
      company_name: 'Bistro',
      contact_person: 'Lotte',
      customer_number: '204118',
      phone: '',
      email: 'lotte@bistro.example',
      postal_code: '9000',
      segment: null,
    },
  },
  'POST /api/contact/case': openCase,
  [`GET /api/cases/${id}`]: {
    ...openCase,
    id,
    kind: 'question',
    links,
    lines: [],
    files: [],
    first_answer_at: null,
    filed_at: '2026-03-10T09:00:00Z',
    changed_at: '2026-03-10T09:00:00Z',
    due_at: '2026-03-11T09:00:00Z',
  },
  'GET /api/delivery-note/801': exampleNote,
};
const filed = {
  id,
  number: '2600017',
  due_at: '2026-03-11T09:00:00Z',
  mails_to: null,
  upload_token: 'up',
  status: 'open',
};

let sent: { readonly call: string; readonly key: string | null; readonly body: unknown }[];
let answers: (() => Promise<Response>)[];
const lost = () => Promise.reject(new TypeError('lost'));
const answer =
  (body: unknown, status = 201) =>
  () =>
    Promise.resolve(reply(body, status));

beforeEach(() => {
  sent = [];
  answers = [];
  const server = fakeServer();
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/nl/, '').replace(/\?.*/, '')}`;
    if (call in reads) return Promise.resolve(reply(reads[call]));
    if (!/^POST .api.(contact|complaints|cases)/.test(call)) return server.fetch(url, init);
    const { body } = init;
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ call, key, body: typeof body === 'string' ? JSON.parse(body) : body });
    return (answers.shift() ?? answer(filed))();
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
});

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressAndWait = async (name: string) => {
  const before = sent.length;
  press(name);
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

async function openContact(search = '') {
  renderShop(`/nl/contact${search}`, <Route path="/nl/contact" element={<ContactPage />} />);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sector' }), { target: { value: 'care' } });
  fill(/^Onderwerp/, 'Room');
  fill(/^Vraag/, 'Hoe lang houdbaar?');
}

const forms = [
  { form: 'contact', open: openContact, button: 'Vraag versturen', field: /^Vraag/ },
  {
    form: 'complaint',
    open: async () => {
      renderShop(
        '/nl/klacht?note=801',
        <>
          <Route path="/nl/klacht" element={<ComplaintPage />} />
          <Route path="*" element={<p>verstuurd</p>} />
        </>,
      );
      await screen.findByRole('button', { name: 'Klacht versturen' });
      fill(/^Onderwerp/, 'Room');
      fill(/^Toelichting/, 'Zuur');
    },
    button: 'Klacht versturen',
    field: /^Toelichting/,
  },
  {
    form: 'reply of a customer',
    open: async () => {
      renderShop('/nl/vraag', <Route path="/nl/vraag" element={<QuestionDetail id={id} />} />);
      await screen.findByRole('button', { name: 'Antwoord versturen' });
      fill(/antwoord/i, 'Dank je');
    },
    button: 'Antwoord versturen',
    field: /antwoord/i,
  },
  {
    form: 'reply of a visitor',
    open: async () => {
      renderShop('/nl/antwoord?token=t', <Route path="/nl/antwoord" element={<ContactReplyPage />} />);
      await screen.findByRole('button', { name: 'Antwoord versturen' });
      fill(/antwoord/i, 'Dank je');
    },
    button: 'Antwoord versturen',
    field: /antwoord/i,
  },
] as const;

describe('a case sent again after a lost answer', () => {
  test.each(forms)('$form keeps its key while the content is unchanged', async ({ open, button, field }) => {
    answers = [lost, lost, answer(filed)];
    await open();
    await pressAndWait(button);
    await pressAndWait(button);
    fill(field, 'Iets anders');
    await pressAndWait(button);
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an attachment of a question that fails', () => {
  const photo = new File(['x'], 'room.jpg', { type: 'image/jpeg' });
  const sendWithPhoto = async () => {
    await openContact();
    const choice = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(choice, { target: { files: [photo] } });
    press('Vraag versturen');
    return screen.findByRole('alert');
  };
  const uploads = () => sent.filter(({ call }) => call === 'POST /api/contact/file');

  test('is named, and sent again with the same key', async () => {
    answers = [answer(filed), lost, answer({ files: 1 })];
    const notice = await sendWithPhoto();
    expect(notice.textContent).toContain('room.jpg kwam niet aan');
    await pressAndWait('Opnieuw proberen');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull());
    expect(uploads().map(({ body }) => body)).toEqual([photo, photo]);
    expect(new Set(uploads().map(({ key }) => key)).size).toBe(1);
    expect(screen.getByText('De bijlage is aangekomen')).toBeTruthy();
  });

  test('that had arrived counts as sent', async () => {
    const code = 'case.too_many_files';
    answers = [answer(filed), lost, answer({ type: code, title: code, status: 422, code }, 422)];
    await sendWithPhoto();
    await pressAndWait('Opnieuw proberen');
    expect(await screen.findByText('De bijlage is aangekomen')).toBeTruthy();
  });

  test('that the server cannot read is not offered again', async () => {
    const code = 'case.file_unreadable';
    answers = [answer(filed), answer({ type: code, title: code, status: 422, code }, 422)];
    const notice = await sendWithPhoto();
    expect(notice.textContent).toContain('room.jpg');
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });
});

describe('a photo of a complaint that fails', () => {
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

  test('is sent again with the same key, without its complaint and the photos that arrived', async () => {
    answers = [answer(filed), answer({ files: 1 }), lost, answer({ files: 2 })];
    await forms[1].open();
    const choice = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(choice, { target: { files: [photo('doos.jpg'), photo('room.jpg')] } });
    press('Klacht versturen');
    expect((await screen.findByRole('alert')).textContent).toContain('room.jpg kwam niet aan');
    expect(document.activeElement?.textContent).toBe('Klacht 2600017 is verstuurd');
    await pressAndWait('Opnieuw proberen');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /api/complaints',
      'POST /api/contact/file',
      'POST /api/contact/file',
      'POST /api/contact/file',
    ]);
    expect(sent[0]?.body).toMatchObject({ delivery_note: '801' });
    expect(sent[3]?.key).toBe(sent[2]?.key);
    expect(screen.getByRole('link', { name: 'Dossier 2600017' }).getAttribute('href')).toContain(`?id=${id}`);
  });

  test('is not missed when all arrive: the case opens', async () => {
    answers = [answer(filed), answer({ files: 1 })];
    await forms[1].open();
    const choice = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(choice, { target: { files: [photo('doos.jpg')] } });
    press('Klacht versturen');
    expect(await screen.findByText('verstuurd')).toBeTruthy();
  });
});

test('a mail about a case of another customer of the user offers to switch, and reads nothing before', async () => {
  const server = globalThis.fetch;
  const second = {
    customer_number: '204119',
    name: 'Brasserie De Kaai',
    city: 'Gent',
    address: 'Kaai 1',
    status: 'active',
  };
  let chosen = '204118';
  const calls: string[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${url}`);
    if (!/api.user(.customer)?$/.test(url)) return server(url, init);
    if (init.method === 'POST') chosen = second.customer_number;
    const user = JSON.parse(await (await server('/nl/api/user')).text()) as { customers: unknown[] };
    return reply({ ...user, customers: [...user.customers, second], customer_number: chosen });
  }) as typeof fetch;
  renderShop(`/nl/vraag?id=${id}&customer=204119`, <Route path="/nl/vraag" element={<QuestionDetail id={id} />} />);
  expect(await screen.findByText('Dit dossier is van Brasserie De Kaai')).toBeTruthy();
  expect(calls.filter((call) => call.includes('/api/cases'))).toEqual([]);
  press('Wissel naar Brasserie De Kaai');
  expect(await screen.findByRole('button', { name: 'Antwoord versturen' })).toBeTruthy();
});

test('a complaint takes the number of a delivery note that is not in the list', async () => {
  renderShop('/nl/klacht', <Route path="/nl/klacht" element={<ComplaintPage />} />);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'note ' } });
  fill(/^Onderwerp/, 'Room');
  fill(/^Toelichting/, 'Zuur');
  fill(/^Nummer van de levernota/, '80x');
  press('Klacht versturen');
  expect(await screen.findByText('Enkel cijfers')).toBeTruthy();
  expect(document.activeElement?.id).toBe('complaint-number');
  fill(/^Nummer van de levernota/, '801');
  expect(await screen.findByRole('group', { name: /^Welke regels/ })).toBeTruthy();
  await pressAndWait('Klacht versturen');
  expect(sent[0]?.body).toMatchObject({ delivery_note: '801' });
});

test('a question says which address gets the answer, whatever address is in the form', async () => {
  answers = [answer({ ...filed, mails_to: 'lotte@bistro.example' })];
  await openContact();
  fill(/^E-mailadres/, 'keuken@elders.example');
  press('Vraag versturen');
  expect(await screen.findByText(/op lotte@bistro.example\./)).toBeTruthy();
});

test('a question names the document of its link, until that is removed', async () => {
  answers = [lost];
  await openContact('?order=4402131');
  await pressAndWait('Vraag versturen');
  press('Bestelling 4402131 weghalen');
  await pressAndWait('Vraag versturen');
  expect(sent.map(({ body }) => body)).toMatchObject([{ about: { order: '4402131' } }, { about: {} }]);
});
