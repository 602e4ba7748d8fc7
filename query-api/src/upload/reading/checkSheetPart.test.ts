import { expect, test } from '@jest/globals';
import { checkSheetPart } from './checkSheetPart.ts';
import { hiddenInOds } from './hiddenInOds.ts';

function record(type: number, ...numbers: number[]): Buffer {
  const head = type < 0x80 ? [type] : [(type & 0x7f) | 0x80, type >> 7];
  const data = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) data.writeUInt32LE(number, at * 4);
  return Buffer.concat([Buffer.from([...head, data.length]), data]);
}
const outcomeOf = (name: string, content: Buffer | string): string => {
  try {
    checkSheetPart(name, Buffer.from(content));
    return 'read';
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
};
const [row, column, link] = [0, 60, 494];

test.each([
  ['the last row and column of Excel', [record(row, 1_048_575), record(column, 0, 16_383)], 'read'],
  ['a row beyond them', [record(row, 0), record(row, 1_048_576)], 'too_complex'],
  ['columns without end', [record(column, 0, 999_999_999)], 'too_complex'],
  ['reversed columns before many', [record(column, 999_999_999, 0), record(column, 0, 999_999_999)], 'too_complex'],
  ['a link over a whole sheet', [record(link, 0, 1_048_575, 0, 16_383)], 'too_complex'],
])('a binary sheet with %s', (_, records, outcome) => {
  expect(outcomeOf('xl/worksheets/sheet1.bin', Buffer.concat(records))).toBe(outcome);
});

test.each([
  ['<table:table-row table:number-rows-repeated="1048500"/>', 'read'],
  ['<table:table-row table:number-rows-repeated="999999999"/>', 'too_complex'],
  ['<table:table-cell table:number-columns-repeated="16385"/>', 'too_complex'],
])('an OpenDocument sheet with %s', (tag, outcome) => {
  expect(outcomeOf('content.xml', tag)).toBe(outcome);
});

test('a text that looks like a huge reference is no row', () => {
  expect(outcomeOf('xl/sharedStrings.xml', '<t> r="A999999999"</t>')).toBe('read');
});

test.each(['xl/worksheets/sharedStrings1.xml', 'xl/worksheets/sheet1.dat'])('a sheet named %s is checked', (name) => {
  expect(outcomeOf(name, '<row r="999999999">')).toBe('too_complex');
  expect(outcomeOf(name, Buffer.from('\ufeff<row r="999999999">', 'utf16le'))).toBe('too_complex');
});

test('a reversed range makes no room for others', () => {
  const columns = '<col min="2000000000" max="1"/><col min="1" max="2000000000"/>';
  expect(outcomeOf('xl/worksheets/sheet1.xml', columns)).toBe('too_complex');
});

test('tags that never end are read once', () => {
  const startedAt = performance.now();
  for (const tag of ['<col ', '<hyperlink '])
    expect(outcomeOf('xl/worksheets/sheet1.xml', tag.repeat(100_000))).toBe('read');
  expect(hiddenInOds('<table:table '.repeat(100_000))).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
