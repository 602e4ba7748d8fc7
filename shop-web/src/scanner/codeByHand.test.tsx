/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { showLanguage } from '../i18n/showLanguage.ts';
import { CodeByHand } from './CodeByHand.tsx';

beforeAll(() => showLanguage('nl'));
afterEach(cleanup);

function enter(code: string): readonly string[] {
  const onCode = jest.fn<(code: string) => void>();
  render(<CodeByHand label="Barcode" isLooking={false} onCode={onCode} isAlsoCode={(each) => each === '130104'} />);
  fireEvent.change(screen.getByLabelText('Barcode'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button'));
  const codes = onCode.mock.calls.map(([each]) => each);
  cleanup();
  return codes;
}

test.each([
  [']E05412345678908', '5412345678908'],
  [']C10105412345678908172601011023A7', '05412345678908'],
  ['5 412345\u00a0678908', '5412345678908'],
  ['\u200b130104', '130104'],
  ['36000291452', '36000291452'],
])('the scan %j is looked up as %s', (typed, code) => expect(enter(typed)).toEqual([code]));

test.each(['5412345678909', '131', 'room', ''])('%j is no barcode, and is not looked up', (typed) =>
  expect(enter(typed)).toEqual([]),
);
