/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { vatPreference } from '../../preferences/preferences.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { DraftLines } from './DraftLines.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

test('lines with VAT say that they are rounded, lines without VAT do not', async () => {
  const server = fakeServer();
  globalThis.fetch = server.fetch;
  const lines = server.view().lines.map((line) => ({
    ...line,
    line_id: null,
    original_quantity: line.quantity,
    original_total: line.line_total,
    update_indicator: true,
    decrease_indicator: true,
    increase_indicator: true,
    allocated_quantity: null,
    replacement: null,
    conflict: null,
  }));
  const nothing = () => Promise.resolve();
  const page = <DraftLines lines={lines} isHeld={false} onSettle={nothing} onChooseReplacement={nothing} />;
  vatPreference.set('1');
  renderShop('/nl/pagina', <Route path="/nl/pagina" element={page} />);
  expect(await screen.findByText(/per regel afgerond/)).toBeTruthy();
  cleanup();
  vatPreference.set('0');
  renderShop('/nl/pagina', <Route path="/nl/pagina" element={page} />);
  await screen.findAllByRole('row');
  expect(screen.queryByText(/per regel afgerond/)).toBeNull();
});
