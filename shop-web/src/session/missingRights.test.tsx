/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { standardRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { Route } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ColumnsButton } from '../lister/columns/ColumnsButton.tsx';
import { useColumnSets } from '../lister/columns/useColumnSets.ts';
import { NoteReturnButton } from '../pages/deliveryNote/NoteReturnButton.tsx';
import { RecallForm } from '../pages/recall/RecallForm.tsx';
import { Component as ReturnPage } from '../pages/return/ReturnPage.tsx';
import { exampleNote, exampleRecall } from '../testing/exampleForms.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);
afterEach(cleanup);

function open(rights: readonly CustomerRight[], page: ReactNode): void {
  const { fetch } = fakeServer();
  globalThis.fetch = async (url, init) => {
    const path = typeof url === 'string' ? url : '';
    if (path.includes('/api/column-sets')) return reply([]);
    if (path.includes('/api/returns')) return reply({ returns: [] });
    const reached = await fetch(url, init);
    if (!path.endsWith('/api/user')) return reached;
    return reply({ ...(JSON.parse(await reached.text()) as object), rights });
  };
  renderShop('/nl/page', <Route path="/nl/page" element={page} />);
}

const note = (
  <>
    <h1>Levernota</h1>
    <NoteReturnButton note={exampleNote as unknown as DeliveryNoteView} />
  </>
);
const recall = <RecallForm view={exampleRecall as unknown as RecallView} />;
function Columns() {
  return <ColumnsButton columnSets={useColumnSets()} />;
}
const openColumns = async () => userEvent.setup({ delay: null }).click(await screen.findByLabelText('Kolommen'));

test('a user with the acts finds their buttons and forms', async () => {
  open(standardRights, note);
  expect(await screen.findByRole('link', { name: /^Retour aanvragen/ })).toBeTruthy();
  cleanup();
  open(standardRights, recall);
  expect(await screen.findByRole('link', { name: /terug/i })).toBeTruthy();
  cleanup();
  open(standardRights, <Columns />);
  await openColumns();
  expect(await screen.findByText('Nieuwe kolomset')).toBeTruthy();
});

test('a delivery note offers no return to a user without that right', async () => {
  open([], note);
  expect(await screen.findByText('Levernota')).toBeTruthy();
  expect(screen.queryByText(/^Retour aanvragen/)).toBeNull();
});

test('the page of returns says why it has no form', async () => {
  open([], <ReturnPage />);
  expect(
    await screen.findByText(
      /^Retouren vragen en intrekken mogen alleen collega’s met de rol Bestelt, Ontvangt of Beheert/,
    ),
  ).toBeTruthy();
});

test('a recall says why it cannot be answered, and offers no return', async () => {
  open([], recall);
  expect(await screen.findByText(/Je mag deze terugroeping niet beantwoorden/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /terug/i })).toBeNull();
});

test('the column sets say why none can be saved', async () => {
  open([], <Columns />);
  await openColumns();
  expect(await screen.findByText(/Een kolomset bewaren kan niet/)).toBeTruthy();
  expect(screen.queryByText('Nieuwe kolomset')).toBeNull();
});
