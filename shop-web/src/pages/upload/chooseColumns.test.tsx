/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { showLanguage } from '../../i18n/showLanguage.ts';
import { exampleUploadFile as file, exampleUploadLine as line } from '../../testing/exampleUpload.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { FileCard } from './FileCard.tsx';
import { UploadTable } from './UploadTable.tsx';
import { VerdictChips } from './VerdictChips.tsx';

beforeAll(() => showLanguage('nl'));
afterEach(cleanup);

describe('the chooser over the columns of an order file', () => {
  const read = jest.fn<(roles: readonly UploadColumnRole[]) => void>();
  function Chooser({ proposed }: { proposed: readonly UploadColumnRole[] }) {
    const [roles, setRoles] = useState(proposed);
    return <ChooseColumns file={file} roles={roles} onRoles={setRoles} onRead={() => read(roles)} onClose={null} />;
  }

  test('shows the sheet as it came, with its hidden row and column, and the proposed columns chosen', () => {
    render(<Chooser proposed={file.columns.map(({ role }) => role)} />);
    const sheet = screen.getByRole('table', { name: 'Je bestand zoals het is' });
    expect(
      within(sheet)
        .getAllByRole('combobox')
        .map((field) => (field as HTMLSelectElement).value),
    ).toEqual(['article', 'unused', 'unused', 'unused']);
    expect(screen.getByRole('columnheader', { name: /^D/ }).textContent).toContain('verborgen');
    expect(screen.getByRole('rowheader', { name: /3$/ }).textContent).toContain('verborgen');
    expect(
      within(sheet)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toContain('240');
    expect(screen.getByText('De eerste 3 van 40 rijen')).toBeTruthy();
  });

  test('asks for the column of the quantities, and reads the columns that a person chose', () => {
    render(<Chooser proposed={file.columns.map(({ role }) => role)} />);
    expect(screen.getByText(/Kies de kolom met het aantal/)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Kolom C, Nodig' }), { target: { value: 'quantity' } });
    expect(screen.queryByText(/Kies de kolom met het aantal/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Lees deze kolommen' }));
    expect(read).toHaveBeenLastCalledWith(['article', 'unused', 'quantity', 'unused']);
  });

  test('reads nothing before the column of the articles is chosen, and says so', () => {
    render(<Chooser proposed={['unused', 'unused', 'quantity', 'unused']} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lees deze kolommen' }).disabled).toBe(true);
    expect(screen.getByText('Kies de kolom met het artikelnummer.')).toBeTruthy();
  });
});

test('the card of a file names the columns that are read, and no line before they are chosen', () => {
  const card = { name: 'lijst.xlsx', count: 2, onOther: () => {}, onSheet: null, onColumns: null };
  render(<FileCard {...card} file={file} />);
  expect(screen.getByText('40 rijen, blad Lijst')).toBeTruthy();
  cleanup();
  const columns = file.columns.map((column, at) => (at === 2 ? { ...column, role: 'quantity' as const } : column));
  render(<FileCard {...card} file={{ ...file, columns, chosen: true, remembered: true }} />);
  expect(
    screen.getByText('2 regels gelezen, kolom A artikelnummer, kolom C aantal, kolommen zoals vorige keer, blad Lijst'),
  ).toBeTruthy();
});

const unused = { becomes: null, adds: 0, amount: null };

describe('the lines of an order file', () => {
  const correct = jest.fn<(line: UploadLine, correction: object) => void>();
  const renderLines = (lines: readonly UploadLine[], waiting: readonly string[] = []) =>
    render(
      <>
        <VerdictChips lines={lines} waiting={new Set(waiting)} chosenGroup={null} onChoose={() => {}} />
        <UploadTable lines={lines} sent={lines} waiting={new Set(waiting)} onCorrect={correct} onFind={() => {}} />
      </>,
    );
  const rowOf = (row: number) => document.querySelector(`[data-row="${row}"]`) as HTMLElement;

  test('a quantity that is no plain number is shown as it came, with an empty field for digits', () => {
    const question = line(2, {
      ...unused,
      quantity: '2 x 6',
      unit: 'bak',
      verdict: 'quantity_unclear',
      reasons: [{ code: 'quantity_text', parameters: { text: '2 x 6' } }],
    });
    renderLines([question]);
    expect(rowOf(2).textContent).toContain('Aantal onduidelijk');
    expect(rowOf(2).querySelector('code:nth-of-type(2)')?.textContent).toBe('2 x 6');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal voor rij 2' });
    expect([field.value, field.inputMode]).toEqual(['', 'decimal']);
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(correct).toHaveBeenLastCalledWith(question, { quantity: '12', unit: '' });
    expect(screen.getByRole('button', { name: '1 in te vullen' })).toBeTruthy();
  });

  test('a line gives both of its reasons', () => {
    renderLines([
      line(2, {
        quantity: '1.000',
        verdict: 'stock_adjusted',
        reasons: [
          { code: 'stock', parameters: { stock: 6 } },
          { code: 'thousands', parameters: { text: '1.000', quantity: 1000 } },
        ],
      }),
    ]);
    expect(rowOf(2).textContent).toContain('nog 6 st op voorraad');
    expect(rowOf(2).textContent).toContain('“1.000”: de punt scheidt duizendtallen, dus 1.000');
  });

  test('a hidden row is named hidden and not chosen, until a person wants it read', () => {
    const hidden = line(3, { ...unused, hidden: true, verdict: 'hidden_skipped' });
    renderLines([hidden]);
    expect(rowOf(3).textContent).toContain('Verborgen in je bestand');
    fireEvent.click(screen.getByRole('button', { name: 'Rij 3 toch lezen' }));
    expect(correct).toHaveBeenLastCalledWith(hidden, { hidden: false });
  });

  test('where more lines than fit are read, the filter says how many fit, and the others are not green', () => {
    renderLines([line(2, {}), line(3, { article: '152001' }), line(4, { article: '162040' })], ['3 0', '4 0']);
    expect(screen.getByRole('button', { name: '1 van 3 worden toegevoegd' })).toBeTruthy();
    expect(rowOf(2).textContent).toContain('Wordt toegevoegd');
    expect(rowOf(3).textContent).toContain('Past niet meer in je winkelwagen');
  });

  test('lines of blocks side by side are named by their column and row', () => {
    renderLines([line(2, {}), line(2, { column: 3, ...unused, verdict: 'quantity_missing' })]);
    expect(screen.getByRole('textbox', { name: 'Aantal voor rij D2' })).toBeTruthy();
  });

  test('a line of free text is shown as it came', () => {
    renderLines([line(5, { text: 'graag 6x melk 130104' })]);
    expect(rowOf(5).querySelector('code')?.textContent).toBe('graag 6x melk 130104');
  });
});
