/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { standardRights, type CustomerAct } from '@talloor/rules/account/rights.ts';
import { forgetBasket } from '../basket/storedBasket.ts';
import { PickerBody } from '../delivery/picker/PickerBody.tsx';
import { useDeliveryMoments } from '../delivery/useDeliveryMoments.ts';
import { WeekStrip } from '../delivery/WeekStrip.tsx';
import { OrderAgainButton } from '../orderAgain/OrderAgainButton.tsx';
import { CancelOrderButton } from '../orders/CancelOrderButton.tsx';
import { ChangeOrderButton } from '../orders/ChangeOrderButton.tsx';
import { Component as BasketPage } from '../pages/basket/BasketPage.tsx';
import { ViewedState } from '../pages/basketView/ViewedState.tsx';
import { NoteLines } from '../pages/deliveryNote/NoteLines.tsx';
import { NoteReturnButton } from '../pages/deliveryNote/NoteReturnButton.tsx';
import { Component as ListPage } from '../pages/list/ListPage.tsx';
import { Component as ListsPage } from '../pages/lists/ListsPage.tsx';
import { OrderLines } from '../pages/orderDetail/OrderLines.tsx';
import { ReplacementAsked } from '../pages/orderDetail/ReplacementAsked.tsx';
import { IncompleteTicket } from '../pages/orders/IncompleteTicket.tsx';
import { RecallForm } from '../pages/recall/RecallForm.tsx';
import { Component as ReturnPage } from '../pages/return/ReturnPage.tsx';
import { Component as UploadPage } from '../pages/upload/UploadPage.tsx';
import {
  exampleAskedOrder,
  exampleCheckedNote,
  exampleHistory,
  exampleKeptBasket,
  exampleOpenOrder,
  exampleReturn,
} from '../testing/exampleActs.ts';
import { exampleRecall } from '../testing/exampleForms.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
afterEach(() => {
  cleanup();
  forgetBasket();
});

function open(mayDo: boolean, { act, element, address = '/nl/page', isFaultless = false }: Row): void {
  const { fetch, view, setLines } = fakeServer();
  if (isFaultless) setLines({ '121040': 0, '136055': 0 });
  const rights = mayDo ? standardRights : standardRights.filter((right) => right !== act);
  globalThis.fetch = async (url, init) => {
    const path = typeof url === 'string' ? url.replace(/\?.*/, '') : '';
    if (path.endsWith('/api/baskets')) return reply({ baskets: [exampleKeptBasket], total: 1 });
    if (path.endsWith('/api/column-sets')) return reply([]);
    if (path.endsWith('/api/wishlist/list')) return reply([exampleHistory]);
    if (path.endsWith('/api/wishlist/h')) return reply(exampleHistory);
    if (path.endsWith('/api/returns/70000012'))
      return reply({ ...exampleReturn, may_withdraw: mayDo, may_add_photos: mayDo });
    if (path.endsWith('/api/returns')) return reply({ returns: [], total: 0, pages: 0 });
    const reached = await fetch(url, init);
    if (!path.endsWith('/api/user')) return reached;
    const user = JSON.parse(await reached.text()) as { features: object };
    const features = { ...user.features, wish_list: true, basket_upload: true };
    return reply({ ...user, rights, features });
  };
  viewed = { ...view(), is_active: false, basket_id: exampleKeptBasket.basket_id };
  renderShop(
    address,
    <Route
      path="/nl/page"
      element={
        <>
          <p>pagina</p>
          {element}
        </>
      }
    />,
  );
}
let viewed = fakeServer().view();
const Viewed = () => <ViewedState basket={viewed} isOrdered={false} />;
function Picker() {
  const { data } = useDeliveryMoments();
  return data === undefined ? null : <PickerBody moments={data} onClose={() => undefined} />;
}

type Row = {
  readonly act: CustomerAct;
  readonly page: string;
  readonly element: ReactNode;
  readonly address?: string;
  readonly isFaultless?: boolean;
  /** Shown with and without the act. */
  readonly ready?: RegExp;
  /** Controls of the act. */
  readonly buttons: readonly RegExp[];
  /** Why there is none; absent where the page has other work. */
  readonly why?: RegExp;
};
const mayNotOrder = /^Je mag voor deze klant niet bestellen\. /;
const mayNotReturn = /^Retouren vragen en intrekken mogen alleen collega’s met de rol Bestelt, Ontvangt of Beheert;/;

const table: readonly Row[] = [
  {
    act: 'order',
    page: 'basket',
    element: <BasketPage />,
    buttons: [
      /^Nieuwe winkelwagen$/,
      /^Beide verwijderen$/,
      /^Leegmaken$/,
      /^Opladen$/,
      /^Verder werken, /,
      /^Verwijderen, /,
    ],
    ready: /^Bekijk(en)?$/,
    why: mayNotOrder,
  },
  {
    act: 'order',
    page: 'basket without faults',
    element: <BasketPage />,
    isFaultless: true,
    buttons: [/^Bestellen$/, /1 st meer$/, / verwijderen$/],
    why: mayNotOrder,
  },
  { act: 'order', page: 'upload', element: <UploadPage />, buttons: [/^Kies een bestand$/], why: mayNotOrder },
  {
    act: 'order',
    page: 'another basket',
    element: <Viewed />,
    buttons: [/^Maak deze winkelwagen actief$/],
    ready: /bewaard/,
  },
  { act: 'order', page: 'delivery day', element: <Picker />, buttons: [/^Bevestig /], why: mayNotOrder },
  { act: 'order', page: 'start, week', element: <WeekStrip />, buttons: [/vóór/], ready: /vóór/ },
  {
    act: 'order',
    page: 'orders',
    element: <IncompleteTicket basket={exampleKeptBasket} heading="h2" />,
    buttons: [/^Verder werken in Feest$/, /^Verwijderen, Feest$/],
    ready: /^Feest$/,
  },
  {
    act: 'order',
    page: 'order',
    element: (
      <>
        <ChangeOrderButton order={exampleOpenOrder} />
        <CancelOrderButton order={exampleOpenOrder} />
        <OrderAgainButton order="4402131" />
        <OrderLines order={exampleOpenOrder} />
        <ReplacementAsked order={exampleAskedOrder} />
      </>
    ),
    buttons: [/^Wijzigen, bestelling/, /^Bestelling annuleren, /, /^Opnieuw bestellen, /, /Room/, /^Mijn keuze maken$/],
    ready: /Room/,
  },
  {
    act: 'order',
    page: 'lists',
    element: <ListsPage />,
    buttons: [/^Alles \(1\) van .* in de winkelwagen$/],
    ready: /^Bekijk(en)?$/,
  },
  {
    act: 'order',
    page: 'list',
    element: <ListPage />,
    address: '/nl/page?id=h',
    buttons: [/^Alles in winkelwagen/],
    ready: /^Volle room/,
  },
  {
    act: 'lists',
    page: 'lists',
    element: <ListsPage />,
    buttons: [/^Nieuw lijstje$/],
    why: /^Je mag voor deze klant geen lijstjes maken\. /,
  },
  {
    act: 'lists',
    page: 'list',
    element: <ListPage />,
    address: '/nl/page?id=h',
    buttons: [/^Meer voor /],
    ready: /^Volle room/,
  },
  {
    act: 'returns',
    page: 'new return',
    element: <ReturnPage />,
    address: '/nl/page',
    buttons: [/levernota/i],
    why: mayNotReturn,
  },
  {
    act: 'returns',
    page: 'return',
    element: <ReturnPage />,
    address: '/nl/page?id=70000012',
    buttons: [/^Retour intrekken$/],
    why: mayNotReturn,
  },
  {
    act: 'returns',
    page: 'delivery note',
    element: (
      <>
        <NoteReturnButton note={exampleCheckedNote} />
        <NoteLines note={exampleCheckedNote} isPriced={false} />
      </>
    ),
    buttons: [/^Retour aanvragen/, /^Retour: Room$/],
  },
  {
    act: 'receive',
    page: 'delivery note',
    element: <NoteLines note={exampleCheckedNote} isPriced={false} />,
    buttons: [/^Scan om af te vinken$/, /^Vink de rest aan$/, /^Gecontroleerd: Room$/],
  },
  {
    act: 'recalls',
    page: 'recall',
    element: <RecallForm view={exampleRecall as unknown as RecallView} />,
    buttons: [/^Bevestig|^Verstuur/],
    why: /^Je mag deze terugroeping niet beantwoorden\. /,
  },
];

const roles = ['button', 'link', 'combobox', 'checkbox', 'textbox'] as const;
const isOff = (control: HTMLElement): boolean =>
  (control instanceof HTMLButtonElement && control.disabled) || control.getAttribute('aria-disabled') === 'true';
const usable = (name: RegExp): string[] =>
  roles
    .flatMap((role) => screen.queryAllByRole(role, { name }))
    .filter((control) => !isOff(control))
    .map((control) => control.outerHTML);

const cases = table.map((row) => [`${row.act} on the page ${row.page}`, row] as const);

test.each(cases)('%s: a user with the act finds each button', async (_, row) => {
  open(true, row);
  for (const button of row.buttons) await waitFor(() => expect([button, usable(button)]).not.toEqual([button, []]));
  expect(row.why === undefined ? null : screen.queryByText(row.why)).toBeNull();
});

test.each(cases)('%s: a user without the act finds no button, or why', async (_, row) => {
  open(false, row);
  if (row.why !== undefined) await screen.findAllByText(row.why);
  await screen.findAllByText(row.ready ?? 'pagina');
  for (const button of row.buttons) expect([button, usable(button)]).toEqual([button, []]);
});
