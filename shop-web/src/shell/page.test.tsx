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

test('a page that replaces another moves the focus to its heading, if the focus was on the page', () => {
  const { rerender } = render(waiting);
  screen.getByRole('button').focus();
  rerender(arrived);
  expect(document.activeElement).toBe(heading());
});

test('a page that replaces another takes no focus, if nothing had the focus', () => {
  const { rerender } = render(waiting);
  rerender(arrived);
  expect(document.activeElement).toBe(document.body);
});
