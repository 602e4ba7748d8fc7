/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Page } from './Page.tsx';

afterEach(cleanup);

const heading = () => screen.getByRole('heading', { level: 1 });
const waiting = (
  <Page title="Bestelling wijzigen" isWaiting>
    <button type="button">Overnemen</button>
  </Page>
);
const arrived = (
  <div>
    <Page title="Bestelling wijzigen" />
  </div>
);

test('a page that comes in place of another keeps the focus that was there, at its heading', () => {
  const { rerender } = render(waiting);
  screen.getByRole('button').focus();
  rerender(arrived);
  expect(document.activeElement).toBe(heading());
});

test('a page that comes where nothing had the focus takes none', () => {
  const { rerender } = render(waiting);
  rerender(arrived);
  expect(document.activeElement).toBe(document.body);
});
