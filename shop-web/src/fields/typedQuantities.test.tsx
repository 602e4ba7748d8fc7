/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { RecallForm } from '../pages/recall/RecallForm.tsx';
import { ReturnForm } from '../pages/return/ReturnForm.tsx';
import { Counting } from '../pages/shelf/Counting.tsx';
import { StandingOrderBody } from '../pages/standingOrder/StandingOrderBody.tsx';
import { CheckLines } from '../pages/upload/CheckLines.tsx';
import type { Upload } from '../pages/upload/useUpload.ts';
import { focusUnreadQuantity } from '../products/focusNextQuantity.ts';
import { QuantityControl } from '../products/QuantityControl.tsx';
import { QuickEntry } from '../quickEntry/QuickEntry.tsx';
import { forgetDraft } from '../session/draft.ts';
import { exampleNote, exampleRecall, exampleStanding, exampleWishListLine } from '../testing/exampleForms.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { exampleUploadFile, exampleUploadLine } from '../testing/exampleUpload.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

let sent: unknown[] = [];
const profile = { first_name: 'Lotte', last_name: 'Vermeersch', email: 'lotte@lindegaard.example' };
beforeEach(() => {
  sent = [];
  const server = fakeServer();
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path === '/api/delivery-note/801') return Promise.resolve(reply(exampleNote));
    if (path === '/api/user/profile') return Promise.resolve(reply(profile));
    if (path === '/api/getproducts') return Promise.resolve(reply({ products: [exampleProduct()] }));
    if (init.method !== undefined && init.method !== 'GET') sent.push(JSON.parse(init.body as string));
    return server.fetch(url, init);
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
  forgetDraft();
});

function Basket() {
  const [quantity, setQuantity] = useState(4);
  const offer = { kind: 'order' } as const;
  return (
    <>
      <QuantityControl product={exampleProduct()} offer={offer} quantity={quantity} onChange={setQuantity} />
      <button type="button" onClick={() => !focusUnreadQuantity() && sent.push(quantity)}>
        Bestellen
      </button>
    </>
  );
}

const plan = {
  schedule: { kind: 'weekly', weekdays: [2] },
  window: null,
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
  quantities: { 131209: 6 },
};
const standing = { ...exampleStanding, order: { plan, version: 'v', is_paused: false, paused_until: null } };
const setPlan = (next: unknown) => Promise.resolve(sent.push(next) > 0);

const shelfLine = (artNo: string) => ({
  ...exampleWishListLine,
  artNo,
  par: 40,
  product: exampleProduct({ article_number: artNo, name: `Artikel ${artNo}` }),
});
const shelf = {
  id: exampleStanding.list.id,
  is_editable: true,
  lines: [shelfLine('131209'), shelfLine('131244')],
} as never;
const setPar = (_: string, par: number | null) => Promise.resolve(sent.push(par) > 0);
const countOther = async () =>
  fireEvent.change(await screen.findByLabelText(/^Geteld van Artikel 131244/), { target: { value: '4' } });

const uploadState = {
  kind: 'checking',
  source: null,
  name: null,
  file: { ...exampleUploadFile, chosen: true },
  isConfirmed: true,
  judgement: {
    decimal: 'comma',
    room: 5,
    max_lines: 100,
    lines: [exampleUploadLine(2, {}), exampleUploadLine(3, { quantity: '', verdict: 'quantity_missing', adds: 0 })],
  },
  count: 2,
  added: 0,
  attempt: null,
  failure: null,
} as const;
const upload = {
  now: () => uploadState,
  attempt: () => {},
  settle: () => {},
  checkAgain: () => Promise.resolve(),
  correct: (_: UploadLine, correction: unknown) => Promise.resolve(void sent.push(correction)),
} as unknown as Upload;

type Row = {
  readonly field: string;
  readonly form: ReactElement;
  readonly label: RegExp;
  readonly prepare?: () => Promise<unknown>;
  readonly button: RegExp;
  readonly sends: string;
  readonly limit: RegExp;
};
const rows: readonly Row[] = [
  {
    field: 'basket, list and product',
    form: <Basket />,
    label: /^Aantal st Volle room/,
    button: /^Bestellen$/,
    sends: '2',
    limit: /hoogstens 9.999 st$/,
  },
  {
    field: 'quick entry',
    form: <QuickEntry />,
    label: /^Aantal$/,
    prepare: async () => {
      await userEvent.type(await screen.findByLabelText('Artikelnummer'), '131209{Enter}');
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Aantal').disabled).toBe(false));
    },
    button: /^Toevoegen$/,
    sends: '"quantity":2',
    limit: /hoogstens 9.999 st$/,
  },
  {
    field: 'standing order',
    form: (
      <StandingOrderBody data={standing as never} lines={[exampleWishListLine]} model={{ set: setPlan } as never} />
    ),
    label: /^Aantal van Volle room/,
    button: /^Wijzigingen bewaren$/,
    sends: '"131209":2',
    limit: /hoogstens 9.999 st$/,
  },
  {
    field: 'recall answer',
    form: <RecallForm view={exampleRecall} />,
    label: /^Apart gezet: Room/,
    prepare: async () => {
      for (const other of [/^Gebruikt: Room/, /^Vernietigd: Room/])
        fireEvent.change(await screen.findByLabelText(other), { target: { value: '' } });
    },
    button: /^Bevestig dat je dit las$/,
    sends: '"held":2',
    limit: /hoogstens 3 st/,
  },
  {
    field: 'return',
    form: <ReturnForm number="801" recall={null} />,
    label: /^Aantal st van Room terug$/,
    prepare: async () => fireEvent.change(await screen.findByLabelText('Reden'), { target: { value: 'damaged' } }),
    button: /^Retour versturen$/,
    sends: '"quantity":2',
    limit: /hoogstens 3 st/,
  },
  {
    field: 'count of a shelf',
    form: <Counting list={shelf} onPar={setPar} />,
    label: /^Geteld van Artikel 131209/,
    prepare: countOther,
    button: /artikel(en)? in winkelwagen$/,
    sends: '"131209":38',
    limit: /van 0 tot 9999/,
  },
  {
    field: 'level of a shelf',
    form: <Counting list={shelf} onPar={setPar} />,
    label: /^Gewenst van Artikel 131209/,
    prepare: countOther,
    button: /artikel(en)? in winkelwagen$/,
    sends: '2',
    limit: /van 0 tot 9999/,
  },
  {
    field: 'repair of an upload',
    form: <CheckLines state={uploadState as never} upload={upload} />,
    label: /^Aantal voor rij 3/,
    button: /^Voeg /,
    sends: '"quantity":"2 st"',
    limit: /hoogstens 9.999 st$/,
  },
];

async function open({ form, label, prepare }: Row) {
  renderShop('/nl/pagina', <Route path="/nl/pagina" element={form} />);
  await prepare?.();
  return screen.findByLabelText<HTMLInputElement>(label);
}
function type({ button }: Row, field: HTMLInputElement, text: string): void {
  sent = [];
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  act(() => field.blur());
  fireEvent.click(screen.getAllByRole('button', { name: button })[0]!);
}

test.each(rows)('$field: 2 st is 2', async (row) => {
  type(row, await open(row), '2 st');
  await waitFor(() => expect(sent.map((body) => JSON.stringify(body)).join(' ')).toContain(row.sends));
});

test.each(rows)(
  '$field: what is no number stays visible as an error, 1.000.000 with the limit, and the button sends nothing',
  async (row) => {
    const field = await open(row);
    for (const text of ['½', '2-', '-2', '1e3', '1.000.000']) {
      type(row, field, text);
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect([field.value, field.getAttribute('aria-invalid'), sent]).toEqual([text, 'true', []]);
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      expect(error.replaceAll('\u00a0', ' ')).toMatch(text === '1.000.000' ? row.limit : /./);
    }
  },
);
