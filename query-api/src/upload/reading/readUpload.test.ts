import { describe, expect, test } from '@jest/globals';
import { CFB, utils, write, type BookType, type CellObject, type WorkBook } from '@e965/xlsx';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsKey } from '@talloor/catalogue/upload/headingsKey.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { readTextLine } from '@talloor/rules/upload/readTextLine.ts';
import { zipOf } from '../testing/zipOf.ts';
import { readSheets, readUpload } from './readUpload.ts';
import type { Reading, UploadQuestion } from './uploadRead.ts';

const question: UploadQuestion = { pasted: false, sheet: null, maxRows: 5000, columns: null, remembered: {} };
const read = (file: Buffer | string, changes: Partial<UploadQuestion> = {}) =>
  readUpload(Buffer.from(file), { ...question, ...changes });

const articles = new Map(['130104', '130105', '5400112268919', '5400112268001'].map((code) => [code, code]));
const named = exampleProduct({ name: { nl: 'Halfvolle melk of thee', fr: 'Lait ou thé' } });
const products = new Map([...articles.keys()].map((code) => [code, named]));
const readingOf = (...[file, changes]: Parameters<typeof read>): Reading | null => {
  const outcome = read(file, changes);
  return outcome.kind === 'read' ? (outcome.readings[0] ?? null) : null;
};
const tableOf = (...[file, changes]: Parameters<typeof read>) => {
  const reading = readingOf(file, changes);
  if (reading?.kind !== 'table') throw new Error('expected a table');
  return reading;
};

/** `[article, quantity]` per line, `choose`, or the reason for none. */
function linesOf(...[file, changes]: Parameters<typeof read>) {
  const outcome = read(file, changes);
  if (outcome.kind === 'refused') return outcome.code;
  const [reading] = outcome.readings;
  if (reading?.kind === 'table')
    return reading.isChosen ? reading.rows.map(([, , article, quantity]) => [article, quantity]) : 'choose';
  return reading?.lines
    .flatMap((line) => readTextLine(line, { articles, products }))
    .map(({ article, quantity }) => [article, quantity]);
}

const blanks = (count: number) => Array.from({ length: count }, () => '');

type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

function book(
  sheets: Sheets,
  change: (workbook: WorkBook) => void = () => undefined,
  bookType: BookType = 'xlsx',
): Buffer {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      workbook,
      utils.aoa_to_sheet(
        rows.map((row) => [...row]),
        { cellDates: true },
      ),
      name,
    );
  change(workbook);
  return write(workbook, { type: 'buffer', bookType, cellDates: true }) as Buffer;
}

const two = [
  ['130104', '6'],
  ['5400112268919', '12'],
];

const sheetOf = (rows: string, head = ''): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${head}<sheetData>${rows}</sheetData></worksheet>`;
const rowOf = (at: number, article: string, quantity: string): string =>
  `<row r="${at}"><c r="A${at}"><v>${article}</v></c><c r="B${at}"><v>${quantity}</v></c></row>`;

const handmade = (sheet: string | Buffer, texts = '<sst/>', styles = '<styleSheet/>'): Buffer =>
  zipOf({
    '[Content_Types].xml': Buffer.from(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from('<Relationships/>'),
    'xl/workbook.xml': Buffer.from(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="B" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    'xl/sharedStrings.xml': Buffer.from(texts),
    'xl/styles.xml': Buffer.from(styles),
  });

const openDocument = (table: string): Buffer =>
  zipOf({
    mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': Buffer.from(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="B">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    'styles.xml': Buffer.from('<nothing/>'),
    'META-INF/manifest.xml': Buffer.from('<nothing/>'),
  });

describe('a text file', () => {
  test.each([
    ['with semicolons and a header', 'Artikelnummer;Aantal\r\n130104;6\r\n5400112268919;12\r\n'],
    ['with commas, without header or end', '130104,6\n5400112268919,12'],
    ['with tabs, quoted', '"Art."\t"Qty"\n"130104"\t"6"\n"5400112268919"\t"12"'],
    ['with bars and spaces around', ' Ref | Quantité \n 130104 | 6 \n 5400112268919 | 12 '],
    ['with a character that nobody expects', 'artikel~aantal\n130104~6\n5400112268919~12'],
    ['with nothing but spaces between', '130104 6\n5400112268919 12\n'],
    ['with gaps of all widths between', '130104   6\n\n5400112268919\u00a012\n'],
    ['as somebody dictates it', '6 x 130104\n12 x 5400112268919'],
    ['with names between, typed', '130104 melk halfvol 6\n5400112268919 thee 12'],
    ['with a quotation that never ends', 'artikel;naam;aantal\n130104;"melk;6\n5400112268919;thee;12'],
    ['with line ends of all kinds', 'artikel;aantal\r\n130104;6\r5400112268919;12\n'],
    ['with each line in quotes', '"Artikel;""Aantal"""\r\n"130104;6"\r\n"5400112268919;""12"""\r\n'],
    ['with zeros kept through Excel', 'artikel;aantal\n="130104";="6"\n"=""5400112268919""";"=""12"""\n'],
    ['in quotes of other kinds', "'130104';'6'\n“5400112268919”;“12”\n"],
    ['with its lines far apart', `130104;6${'\n'.repeat(3_000_000)}5400112268919;12`],
    ['with carriage returns alone', 'Article;Qté\r130104;6\r5400112268919;12\r'],
    ['that says its separator', 'sep=^\r\nartnr^aantal\r\n130104^6\r\n5400112268919^12'],
    ['with the quantity before the article', '6;130104\n12;5400112268919'],
    [
      'with a French header and other columns',
      'Désignation;Qté commandée;Prix;Réf. art.\nLait;6;1,20;130104\nThé;12;3,40;5400112268919',
    ],
    [
      'with titles, empty lines, a repeated header and remarks',
      'Bestelling;;\nvoor de keuken;;\n;;\nArt.nr;Naam;Aantal\n130104;Melk;6\n;Zuivel;\nArt.nr;Naam;Aantal\n5400112268919;Thee;12\n\nGroeten',
    ],
    [
      'with a column of barcodes for lines without a number',
      'Artikelnummer;EAN;Aantal\n130104;5400112268001;6\n;5400112268919;12',
    ],
  ])('is read %s', (_, text) => {
    expect(linesOf(text)).toEqual(two);
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFRéférence;Quantité\n130104;6\n5400112268919;12', 'utf8')],
    ['UTF-16LE with a mark', Buffer.from('\uFEFFRéférence\tQuantité\n130104\t6\n5400112268919\t12', 'utf16le')],
    ['UTF-16LE without', Buffer.from('Référence\tQuantité\n130104\t6\n5400112268919\t12', 'utf16le')],
    [
      'UTF-16BE with a mark',
      Buffer.from('\uFEFFRéférence\tQuantité\n130104\t6\n5400112268919\t12', 'utf16le').swap16(),
    ],
    ['UTF-16BE without', Buffer.from('Référence\tQuantité\n130104\t6\n5400112268919\t12', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Référence;Quantité\n130104;6\n5400112268919;12', 'latin1')],
    [
      'Windows-1252 with what Latin-1 lacks',
      Buffer.from('R\xe9f;Bo\x9cuf \x80\x80;Qt\xe9\n130104;\x9cuf;6\n5400112268919;\x80;12', 'latin1'),
    ],
    ['UTF-8 with zeros behind', Buffer.from(`130104;6\n5400112268919;12\n${'\u0000'.repeat(4096)}`, 'utf8')],
  ])('is read in %s', (_, bytes) => {
    expect(linesOf(bytes)).toEqual(two);
  });

  test('keeps numbers apart around a zero', () => {
    expect(linesOf('Artikel;Aantal\n130104;\u00006\n130105;1\u00002\n')).toEqual([
      ['130104', '6'],
      ['130105', '1 2'],
    ]);
  });

  test('is read in digits of full width', () => {
    const rows = [
      ['Artikel', 'Aantal'],
      ['１３０１０４', '６'],
      ['5400112268919', '１２'],
    ];
    expect(linesOf('１３０１０４ ６\n5400112268919 １２\n')).toEqual(two);
    expect(linesOf(rows.map((row) => row.join('；')).join('\n'))).toEqual(two);
    expect(linesOf(book({ B: rows }))).toEqual(two);
  });

  const textOf = (text: string) => {
    const reading = readingOf(text);
    const lines = linesOf(text);
    if (reading?.kind !== 'text' || !Array.isArray(lines)) throw new Error('expected free text');
    const certain = lines.filter(([, quantity = '']) => /^\d+$/.test(quantity));
    return { shown: reading.lines.map(({ text: shown }) => shown), certain };
  };
  const uncertain = (text: string) => ({ shown: text.split('\n'), certain: [] });

  test.each('± |~ |< |> |≤ |≥ |≈ |? |@|*|+|–|/ |#|°|_|€ |$|£|¥'.split('|'))(
    'never takes %j before each number for a separator',
    (sign) => {
      for (const text of [`130104 ${sign}6\n130105 ${sign}4\n130104 ${sign}2`, `130104 ${sign}6`])
        expect(textOf(text)).toEqual(uncertain(text));
    },
  );

  test.each('?|+|*|/|~| €| $| %'.split('|'))('never takes %j behind each number for a separator', (sign) => {
    for (const text of [`130104 6${sign}\n130105 4${sign}`, `130104 6${sign}`])
      expect(textOf(text)).toEqual(uncertain(text));
  });

  test.each([
    '✗ 130104 6\n✗ 130105 4',
    '~~130104 6~~\n~~130105 4~~',
    '> 130104 6\n> 130105 4',
    '€ 12 130104\n€ 4 130105',
  ])('keeps the marks of struck or quoted lines: %j', (text) => expect(textOf(text)).toEqual(uncertain(text)));

  test('keeps each line when a late quote would swallow some', () => {
    expect(linesOf('130104;6\n"5400112268919;12\n130105;4\n130106";2')).toEqual([
      ...two,
      ['130105', '4'],
      ['130106', '2'],
    ]);
  });

  test('has unquoted decimals when commas separate the values', () => {
    expect(linesOf('artikel,aantal\n130104,6\n140118,2,5')).toEqual([
      ['130104', '6'],
      ['140118', '2,5'],
    ]);
  });

  test('keeps grouped digits of a barcode together', () => {
    expect(linesOf('540 0112 268919\n54 001122 68919\n')).toEqual([
      ['5400112268919', ''],
      ['5400112268919', ''],
    ]);
  });

  test('leaves the quantities of a bare barcode list to a person', () => {
    expect(linesOf('5400112268919\n130104\n5400112268919\n')).toEqual([
      ['5400112268919', ''],
      ['130104', ''],
      ['5400112268919', ''],
    ]);
  });

  test('is read the same when pasted', () => {
    expect(read('130104\t6\n5400112268919\t12', { pasted: true })).toMatchObject({ kind: 'read', format: 'text' });
  });

  test('keeps invalid lines with their row numbers', () => {
    expect(tableOf('Artikel;Aantal;Eenheid\n130104;\n;3\nABC;tien;kg\nTotaal;9;\n;;Totaal\n').rows).toEqual([
      [2, 0, '130104', '', '', false],
      [3, 0, '', '3', '', false],
      [4, 0, 'ABC', 'tien', 'kg', false],
      [5, 0, 'Totaal', '9', '', false],
    ]);
  });

  test('loses a quote before a code, and keeps the apostrophe of a word', () => {
    expect(linesOf("Artikel;Aantal\n'130105;6\n130104;'s morgens\n")).toEqual([
      ['130105', '6'],
      ['130104', "'s morgens"],
    ]);
    const startedAt = performance.now();
    read(`Artikel;Aantal\n130104;6\n130105;'${'1'.repeat(90_000)} x\n`);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test.each([
    ['nothing', '', 'no_data'],
    ['zeros alone', '\u0000'.repeat(300), 'no_data'],
    ['zeros in the place of digits', `130104;1${'\u0000'.repeat(8)}2\n130105;4\n`, 'unreadable'],
    ['zeros in the place of lines', `130104;6\n${'\u0000'.repeat(512)}\n130105;4\n`, 'unreadable'],
    ['a header alone', 'Artikelnummer;Aantal\r\n', 'no_data'],
    ['a letter', 'Beste klantendienst,\nkan de levering later?\nGroeten', 'no_data'],
    ['a page without a table', '<!doctype html><p>130104;6</p>', 'wrong_filetype'],
    ['a drawing', '<svg><table><tr><td>130104</td></tr></table></svg>', 'wrong_filetype'],
    [
      'a drawing behind remarks',
      `${'<!---->'.repeat(500)}<svg><table><tr><td>130104</td></tr></table></svg>`,
      'wrong_filetype',
    ],
    ['JSON', '[{"article":130104,"quantity":6}]', 'wrong_filetype'],
    ['a PDF', '%PDF-1.7\n130104;6', 'wrong_filetype'],
    ['a sheet of another program as text', book({ B: [[130104, 6]] }, undefined, 'dif'), 'wrong_filetype'],
    ['more lines than an order ever has', 'a;b\n'.repeat(200_000), 'too_many_rows'],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)), 'wrong_filetype'],
    ['nothing but line ends', '\n'.repeat(3_000_000), 'no_data'],
    ['rows of nothing without end', `130104;1${'\n;'.repeat(1_100_000)}`, 'too_many_rows'],
    ['one line without end', '1'.repeat(2_000_000), 'unreadable'],
    ['quotes without end', `130104;"${'x'.repeat(2_000_000)}`, 'unreadable'],
    ['more rows than are taken', 'a;b\n130104;1\n'.concat('130104;1\n'.repeat(5000)), 'too_many_rows'],
    [
      'a cell beyond the last column',
      `Artikel;Aantal${';Dag'.repeat(60)}\n130104;6${';4'.repeat(60)}\n`,
      'too_many_columns',
    ],
    ['a cell beyond the last column of a book', book({ B: [[130104, 6, ...blanks(78), 'x']] }), 'too_many_columns'],
    ['a row beyond the last column', `130104;6${';'.repeat(60)}\n${';'.repeat(60)}130105;4\n`, 'too_many_columns'],
    [
      'a row of a book beyond the last column',
      book({
        B: [
          [130104, 6],
          [...blanks(60), 130105, 4, 'x'],
        ],
      }),
      'too_many_columns',
    ],
  ])('is refused for %s: case %#', (_, bytes, code) => {
    expect(linesOf(bytes)).toEqual(code);
  });

  test('is read when cells beyond the last column are empty, or hold a word alone', () => {
    expect(
      linesOf(
        book({
          B: [
            [130104, 6, ...blanks(78)],
            [...blanks(78), 'x'],
          ],
        }),
      ),
    ).toEqual([['130104', '6']]);
  });

  test('is read with the maximum number of rows', () => {
    expect(linesOf('130104;1\n'.repeat(5000))).toHaveLength(5000);
  });
});

describe('columns', () => {
  const rolesOf = (...args: Parameters<typeof read>) =>
    tableOf(...args)
      .columns.map(({ role }) => role)
      .join(' ');

  test.each([
    'Aantal',
    'Bestel',
    'Bestelaantal',
    'Gewenst aantal',
    'NODIG',
    'Te bestellen',
    'Hoeveelheid',
    'Aantal vrijdag',
    'Aantal week 12',
    'Qté',
    'QTE.',
    'Quantité souhaitée',
    'Cde',
    'À commander',
    'Order',
    'Qty',
  ])('a column with the heading %j is proposed as the quantity, beside stock and prices', (heading) => {
    expect(rolesOf(`Art.nr;Omschrijving;Voorraad;${heading};Prijs\n130104;Melk;24;6;1,20\n`)).toBe(
      'article unused unused quantity unused',
    );
  });

  test.each([
    'Voorraad',
    'Stock',
    'Prijs excl. btw',
    'Prix',
    'BTW',
    'TVA',
    'Minimumafname',
    'Min.',
    'Par',
    'Laatst besteld',
    'Dernière commande',
    'Last ordered',
    'Datum',
    'Verpakking',
    'Aantal op voorraad',
    'Minimum bestelaantal',
    'Beschikbaar',
    'Colisage',
    'Rek',
  ])('a column with the heading %j is never proposed, also not as the only other column', (heading) => {
    expect(linesOf(`Artikelnummer;${heading}\n130104;6\n130105;12\n`)).toBe('choose');
    expect(linesOf(`Artikelnummer;Naam;${heading}\n130104;Melk;6\n130105;Thee;12\n`)).toBe('choose');
  });

  test.each([
    ['two quantities', 'Artikelnr;Aantal maandag;Aantal vrijdag\n130104;6;2\n'],
    ['two article numbers', 'Artikelnr;Ref. leverancier;Aantal\n130104;7001;6\n'],
    ['no headings and three columns', '1;130104;Melk;1,25;6;7,50\n2;5400112268919;Thee;3;12;36\n'],
    ['prices beside the quantities', '130104;6;12,50\n5400112268919;12;3,95\n'],
    ['two lists, of which one has headings', 'Art.nr;Aantal;;;\n130104;6;;130105;2\n'],
    ['prices alone', '130104;12,50\n5400112268919;3,95\n'],
  ])('a person chooses between %s', (_, text) => {
    expect(linesOf(text)).toBe('choose');
    expect(tableOf(text)).toMatchObject({ isChosen: false, rows: [] });
    expect(rolesOf(text)).toMatch(/^unused( unused)+$/);
  });

  test('the sheet comes as it is, with its first rows and headings', () => {
    const text = `Lijst;;\nArtikelnr;Naam;Vrijdag\n${'130104;Melk;6\n'.repeat(100)}`;
    const { columns, sample, headingRow, totalRows } = tableOf(text);
    expect(columns.map(({ heading }) => heading)).toEqual(['Artikelnr', 'Naam', 'Vrijdag']);
    expect([headingRow, totalRows, sample.length]).toEqual([2, 102, 50]);
    expect(sample[2]).toEqual({ row: 3, hidden: false, cells: ['130104', 'Melk', '6'] });
  });

  test('the choice of a person counts, and is remembered for the same headings', () => {
    const text = 'Artikelnr;Naam;Vrijdag\n130104;Melk;6\n';
    const columns = ['article', 'unused', 'quantity'] as const;
    expect(linesOf(text)).toBe('choose');
    expect(linesOf(text, { columns })).toEqual([['130104', '6']]);
    const remembered = { [headingsKey(['ARTIKELNR', 'naam', 'Vrijdag'])]: columns };
    expect(linesOf(text, { remembered })).toEqual([['130104', '6']]);
    expect(tableOf(text, { remembered }).isRemembered).toBe(true);
    expect(linesOf(text, { columns: ['article', 'quantity'], remembered })).toEqual([['130104', 'Melk']]);
    expect(linesOf(text, { columns: ['article'] })).toEqual([['130104', '']]);
    expect(linesOf(text, { columns: ['unused', 'unit', 'quantity'] })).toBe('choose');
  });

  test('a remembered choice never reads a column that is hidden', () => {
    const rows = [
      ['Artikelnr', 'Naam', 'Aantal'],
      ['130104', 'melk', 480],
      ['130105', 'room', 960],
    ];
    const remembered = { [headingsKey(['Artikelnr', 'Naam', 'Aantal'])]: ['article', 'unused', 'quantity'] as const };
    const hide = ({ Sheets }: WorkBook) => {
      const sheet = Sheets['Lijst'];
      if (sheet) sheet['!cols'] = [{}, {}, { hidden: true }];
    };
    expect(linesOf(book({ Lijst: rows }), { remembered })).toEqual([
      ['130104', '480'],
      ['130105', '960'],
    ]);
    expect(linesOf(book({ Lijst: rows }, hide), { remembered })).toBe('choose');
  });

  test('a sheet that needs a choice is asked about, though another one could be read', () => {
    const order = [
      ['130104', 'melk', 2],
      ['130105', 'room', 3],
    ];
    const stock = [
      ['130104', 480],
      ['130105', 960],
    ];
    expect(linesOf(book({ Bestelling: order, Telling: stock }))).toBe('choose');
  });

  test('lists side by side are all read', () => {
    const text = 'Art.nr;Aantal;;Art.nr;Aantal\n130104;6;;5400112268919;12\n130105;;;130106;2\n';
    expect(tableOf(text).rows).toEqual([
      [2, 0, '130104', '6', '', false],
      [2, 3, '5400112268919', '12', '', false],
      [3, 0, '130105', '', '', false],
      [3, 3, '130106', '2', '', false],
    ]);
  });

  test('a total beside one list keeps the line of the other', () => {
    const text = 'Art.nr;Naam;Aantal;Art.nr;Aantal\n130104;melk;6;130105;12\n;Totaal;6;130106;4\n;Totaal;6;;\n';
    expect(linesOf(text)).toEqual([
      ['130104', '6'],
      ['130105', '12'],
      ['', '6'],
      ['130106', '4'],
      ['Totaal', '6'],
    ]);
  });

  test('a choice of columns serves the reading that was shown', () => {
    const text = 'Bestelling, vrijdag\n505150;12,50;3\n505151;9,90;2\n';
    const widths = (columns: UploadQuestion['columns']) => {
      const outcome = read(text, { columns });
      if (outcome.kind === 'refused') throw new Error(outcome.code);
      return outcome.readings.map((reading) => (reading.kind === 'table' ? reading.columns.length : reading.kind));
    };
    expect(widths(['article', 'unused', 'quantity'])).toEqual(widths(null));
    expect(widths(null).length).toBeGreaterThan(1);
  });

  test('a title or half a heading leaves the rows around it alone', () => {
    expect(linesOf('Bestelling vrijdag\n130104;6\n5400112268919;12\n')).toEqual(two);
    expect(linesOf('Bestelling;Bistro\n130104;6\n5400112268919;12\n')).toEqual(two);
    expect(linesOf('130104;6\nArtikelnummer;Aantal\n5400112268919;12\n')).toEqual(two);
  });

  test.each([
    ['order numbers beside pieces', 'Réf;Commande;Nombre\n130104;4501;2\n130105;4501;3\n'],
    ['order numbers alone', 'Item;Order\n130104;4500012345\n130105;4500012346\n'],
    ['pieces beside a quantity', 'Artikel;Bestelling;Stuks\n130104;4501;2\n'],
    ['a second table of stock', 'Artikel;Aantal\n130104;4\nArtikel;Voorraad\n130105;44\n'],
    ['a second heading row', 'Artikel;Aantal\n;voorraad\n130104;4\n130105;6\n'],
    ['a title above headings', 'Stocktelling keuken;\nArtikel;Aantal\n130104;44\n130105;12\n'],
    ['boxes in parentheses', 'Artikel;Aantal (dozen)\n130104;4\n130105;6\n'],
    ['line numbers', '1;130104\n2;130105\n3;140118\n'],
    ['unknown headings', 'x;VRD\n130104;4\n130105;6\n'],
    ['an unknown heading above the numbers', ';Magazijn\n130104;4\n130105;6\n'],
    ['other columns below', 'Artikel;Aantal;\n130104;6;\n130105;4;\nArtikel;Omschrijving;Aantal\n130106;x;2\n'],
    ['other columns below an unknown code', 'Artikel;Aantal;\n130104;6;\nKode;Per;Aantal\n130106;6;2\n130107;6;3\n'],
    ['more columns below', 'Art.nr;Bestel;;\n130104;6;;\nArt.nr;Naam;Prijs;Aantal\n130106;x;1,20;2\n'],
    ['columns in reverse below', 'Artikel;Aantal\n130104;6\nAantal;Artikel\n4;130105\n'],
    ['an unknown heading below', 'Artikel;Aantal\n130104;6\nArtikel;Rek\n130105;4\n'],
    ['other columns far below', `Artikel;Aantal;\n${'130104;1;\n'.repeat(80)}Artikel;Naam;Aantal\n130106;6;2\n`],
    ['boxes beside pieces', 'Artikel;Aantal dozen;Aantal stuks\n130104;2;12\n'],
    ['boxes', 'Artikel;Dozen;Aantal\n130104;2;0\n'],
    ['boxes that multiply out in one row of two', 'Artikel;Dozen;Per doos;Aantal\n130104;2;6;12\n130105;2;6;2\n'],
    ['packages', 'Artikel;Colli;Aantal\n130104;2;0\n'],
    ['trays', 'Artikel;Aantal;Bakken\n130104;0;2\n'],
    ['quantities of a place', 'Artikel;Aantal;Aantal zaal\n130104;2;4\n'],
    ['letters for boxes and pieces', 'Artikel;Aantal;Doos/stuk\n130104;2;D\n'],
    ['numbers without a heading', 'Artikel;Aantal;\n130104;2;12\n'],
    ['packs', 'Artikel;Aantal;Verpakking\n130104;2;doos\n130105;1;zak\n'],
    ['the unit of a price or of the order', 'Artikel;Prijs;Per;Aantal\n130104;1,20;carton;2\n'],
    ['a price per box', 'Artikel;Prijs per;Aantal\n130104;doos;2\n'],
    ['two units', 'Artikel;Aantal;Eenheid;Type\n130104;2;st;doos\n'],
    ['a unit in some rows', 'Artikel;Aantal;Nota\n130104;2;doos\n130105;1;vers\n130106;1;graag rijp\n'],
    ['what was delivered', 'Artikel;Besteld;Geleverd\n130104;10;8\n130105;5;5\n'],
    [
      'a sheet of stock',
      book({
        Voorraad: [
          ['Artikel', 'Aantal'],
          [130104, 44],
          [130105, 12],
        ],
      }),
    ],
  ])('are asked for beside %s: case %#', (_, file) => {
    expect(linesOf(file)).toBe('choose');
  });

  test.each(['', 'Type', 'Cond.', 'Doos/stuk', 'Eenheid'])(
    'a column of units is read with the heading %j',
    (heading) => {
      expect(tableOf(`Artikel;Aantal;${heading}\n130104;2;doos\n130105;3;per carton\n130106;4;\n`).rows).toEqual([
        [2, 0, '130104', '2', 'doos', false],
        [3, 0, '130105', '3', 'per carton', false],
        [4, 0, '130106', '4', '', false],
      ]);
    },
  );

  test('boxes are no second candidate where the quantity multiplies them out in every row', () => {
    expect(linesOf('Artikel;Dozen;Per doos;Aantal\n130104;1;6;6\n5400112268919;2;6;12\n')).toEqual(two);
  });

  test('a person who chooses a column of boxes or kilograms orders boxes or kilograms', () => {
    const columns = ['article', 'quantity', 'unused'] as const;
    const unitsBelow = (heading: string) =>
      tableOf(`Artikel;${heading};Aantal stuks\n130104;2;12\n`, { columns }).rows.map(([, , , , unit]) => unit);
    expect(['Aantal dozen', 'Qté (kg)', 'Aantal', 'Stuks', 'Nodig per doos'].flatMap(unitsBelow)).toEqual([
      'dozen',
      'kg',
      '',
      '',
      '',
    ]);
  });

  test('names, pack descriptions, marks and prices per kilogram are no units', () => {
    expect(
      linesOf('Artikel;Verpakking;Prijs per;Ok;Aantal\n130104;doos 6 × 1 l;kg;x;6\n5400112268919;zak;l;;12\n'),
    ).toBe('choose');
    const packs = 'Artikel;Verpakking;Prijs per;Ok;Aantal\n130104;doos 6 × 1 l;kg;x;6\n5400112268919;zak 2 kg;l;;12\n';
    expect(linesOf(packs)).toEqual(two);
  });

  test('a remembered choice waits where other headings stand below', () => {
    const remembered = { [headingsKey(['Kode', 'Vrijdag', ''])]: ['article', 'quantity', 'unused'] as const };
    const sheet = 'Kode;Vrijdag;\n130104;6;\n130105;4;\n';
    expect(linesOf(sheet, { remembered })).toHaveLength(2);
    expect(linesOf(`${sheet}Kode;Naam;Aantal\n130106;3;2\n`, { remembered })).toBe('choose');
  });

  test.each([
    ['known words', 'Artikelnr;Naam;Aantal', 'Artikelnr;Aantal;Naam', ['article', 'unused', 'quantity']],
    ['unknown words', 'Kode;Rek;Vrijdag', 'Kode;Vrijdag;Rek', ['article', 'unused', 'quantity']],
  ] as const)('below other headings the choice of a person gives questions: %s', (_, first, second, columns) => {
    const text = `${first}\n130104;1;6\n${second}\n130105;4;480\n130106;5;960\n${first}\n5400112268919;2;12\n`;
    const quantities = tableOf(text, { columns: [...columns] }).rows.flatMap(([, , article, quantity]) =>
      /\d/.test(article) ? [quantity] : [],
    );
    expect(linesOf(text)).toBe('choose');
    expect(quantities).toEqual(['6', '480 …', '960 …', '12']);
  });

  test.each([
    ['Artikel', 'Eenheid', 'Aantal', 'doos'],
    ['Artikel', 'Rek', 'Aantal', 'doos'],
    ['', '', '', 'krat'],
  ])('a hidden column of units is asked about: %s %s %s %s', (article, unit, quantity, word) => {
    const file = (hidden: boolean) =>
      book(
        {
          B: [...(article === '' ? [] : [[article, unit, quantity]]), ['130104', word, 6], ['130105', word, 12]],
        },
        ({ Sheets: { B: sheet } }) => {
          if (sheet) sheet['!cols'] = [{}, { hidden }, {}];
        },
      );
    expect(linesOf(file(true))).toBe('choose');
    expect(linesOf(file(true), { columns: ['article', 'unit', 'quantity'] })).toHaveLength(2);
  });

  test.each([
    'niet bestellen',
    'NIET!',
    'deze week geen',
    'geen nodig',
    'geannuleerd',
    'ne pas commander',
    'Retour',
    'do not order',
  ])('a remark %j in a column that is not read makes a question of its line', (remark) => {
    for (const heading of ['Opmerking', 'Info', 'Omschrijving'])
      expect(linesOf(`Artikel;Aantal;${heading}\n130104;6;${remark}\n130105;12;graag vers\n`)).toEqual([
        ['130104', '6 …'],
        ['130105', '12'],
      ]);
  });

  test('a value such as "geen" of allergens leaves a line certain', () => {
    expect(linesOf('Artikel;Allergenen;Aantal\n130104;geen;6\n5400112268919;Geen;12\n')).toEqual(two);
  });

  test('a word beside the article in its cell makes a question of the line', () => {
    expect(linesOf('130105, 2\nRetour: 130104, 6\n')).toEqual([
      ['130105', '2'],
      [expect.stringContaining('130104'), '6 …'],
    ]);
  });

  test('titles above headings, and the same headings below, leave the columns certain', () => {
    const text =
      'Code;Bistro\nBestelling;Datum 12/11\nArtikel;Naam;Aantal\n130104;x;6\nArtikel;Omschrijving;Aantal\n5400112268919;x;12\nCommande;18\n';
    expect(linesOf(text)).toEqual(expect.arrayContaining(two));
  });

  test.each(['Aantal (stuks)', 'Aantal (vrijdag)', 'Qté (lundi 12/10)'])('%s is a quantity', (heading) => {
    expect(linesOf(`Artikel;${heading}\n130104;6\n5400112268919;12\n`)).toEqual(two);
  });

  test('lines under a title of stock are questions, up to the next title', () => {
    expect(linesOf('Voorraad op 12/11/2026\n130104;44\n130105;12\n')).toEqual([
      ['', '12/11/2026'],
      ['130104', '44 …'],
      ['130105', '12 …'],
    ]);
    expect(linesOf('Stock actuel :\n130104 44 pc\nCommande\n130105 6 pc\n', { pasted: true })).toEqual([
      ['130104', '44 pc …'],
      ['130105', '6'],
    ]);
  });

  test.each([
    'Retour',
    'Retour week 46',
    'Retour factuur 20261112:',
    'Te annuleren',
    'Niet meer bestellen',
    'Niet bestellen',
    'Kapot',
    'Prijzen',
    'Ontvangen op 12/11:',
    'Wat er nog ligt:',
    'Op 12/11/2026 schreef Talloor:',
    'Retours :',
    'À annuler',
    'Ne plus commander',
    'Cassés',
    'Reçu le 12/11 :',
    'Talloor a écrit :',
  ])('lines under the title %j are questions, up to a title of an order', (title) => {
    const quantitiesOf = (file: string | Buffer) => {
      const lines = linesOf(file);
      if (!Array.isArray(lines)) return lines;
      return lines.flatMap(([article, quantity]) => (article?.startsWith('1301') ? [quantity] : []));
    };
    const list = ['130104 6', title, 'Zuivel', '130105 4', 'Bestelling', '130104 2'];
    expect(quantitiesOf(list.join('\n'))).toEqual(['6', '4 …', '2']);
    const cells = list.map((line) => (line.startsWith('1301') ? line.split(' ') : [line, '']));
    expect(quantitiesOf(cells.map((row) => row.join(';')).join('\n'))).toEqual(['6', '4 …', '2']);
    expect(quantitiesOf(book({ B: [['Artikel', 'Aantal'], ...cells] }))).toEqual(['6', '4 …', '2']);
  });

  test('a sheet of returns gives questions, or gives way to an order', () => {
    const rows = [
      ['Artikel', 'Aantal'],
      [130104, 6],
      ['5400112268919', 12],
    ];
    const questions = two.map(([article, quantity]) => [article, `${quantity} …`]);
    expect(linesOf(book({ B: [['Retour'], ...rows] }))).toEqual(questions);
    expect(linesOf(book({ Retour: rows }))).toEqual(questions);
    expect(linesOf(book({ Retour: [...rows, [130105, 4]], Lijst: rows }))).toEqual(two);
    expect(
      linesOf(
        book({
          B: [
            ['Artikel', 'Aantal'],
            [130104, 6],
            ['Artikel', 'Retour'],
            [130105, 4],
          ],
        }),
      ),
    ).toBe('choose');
  });

  test.each([
    'Wat we nodig hebben:',
    'Nous avons besoin de :',
    'Beste, kunnen jullie dit leveren?',
    'Graag volgende artikelen:',
    'Onze bestelling voor vrijdag:',
  ])('lines under %j are certain', (title) => {
    expect(linesOf(`${title}\n130104 6\n`, { pasted: true })).toEqual([['130104', '6']]);
  });

  test('a sheet of stock gives way to a smaller one with an order', () => {
    const sheets = {
      Voorraad: [
        ['Artikel', 'Aantal'],
        [130104, 44],
        [130105, 12],
        [140118, 9],
      ],
      Bestelling: [
        ['Artikel', 'Aantal'],
        [130104, 6],
        ['5400112268919', 12],
      ],
    };
    expect(linesOf(book(sheets))).toEqual(two);
  });

  test('a choice is remembered by headings of which none is known', () => {
    const file = 'Kode;Wat;Hoeveel\n130104;Melk;6\n5400112268919;Room;12\n';
    expect(linesOf(file)).toBe('choose');
    const remembered = { [headingsKey(['Kode', 'Wat', 'Hoeveel'])]: ['article', 'unused', 'quantity'] as const };
    expect(linesOf(file, { remembered })).toEqual(two);
  });

  test('every row with a digit has a line', () => {
    const { rows } = tableOf('Leverdag;;12/03\nArt.nr;Naam;Aantal\n;Melk 1 l;\n130104;Melk;6 st\n;;3\n');
    expect(rows.map(([row]) => row)).toEqual([1, 3, 4, 5]);
  });

  test('tabs decide in a pasted sheet, also beside commas', () => {
    expect(linesOf('130104\t6, graag\n130105\t2,5\n', { pasted: true })).toEqual([
      ['130104', '6, graag'],
      ['130105', '2,5'],
    ]);
  });

  test('sentences with commas are free text', () => {
    const mail = '6x 130104, graag vers\n130105, 2 stuks, aub, en bel even\n130104 nog 3\n';
    expect(linesOf(mail)).toEqual([
      ['130104', '6'],
      ['130105', '2'],
      ['130104', '3'],
    ]);
    expect(linesOf('130104 € 12,50 x 6\n130105 € 3,00 x 2\n')).toEqual([
      ['130104', '6'],
      ['130105', '2'],
    ]);
  });

  test.each([
    '1 130104\n2 130105\n3 130104\n',
    '1) 130104\n2) 130105\n3) 130104\n',
    'Best 4\n1. 130104\n\n2. 130105\n3. 130104\n',
  ])('the numbers of the lines of a list are no quantities: %j', (list) => {
    expect(linesOf(list, { pasted: true })).toEqual(
      expect.arrayContaining([
        ['130104', ''],
        ['130105', ''],
        ['130104', ''],
      ]),
    );
    const text = list.replaceAll('130105', '130105 melk 6');
    expect(linesOf(text, { pasted: true })).toContainEqual(['130105', '6']);
  });

  test('an uneven row between commas leaves its quantity to a person', () => {
    expect(linesOf('artikel,aantal,prijs\n130104,2,5,12\n130105,6,3\n')).toEqual([
      ['130104', '2,5,12'],
      ['130105', '6'],
    ]);
  });

  test('a column of three decimals has decimals', () => {
    expect(tableOf('Artikel;Aantal\n130104;1.250\n130105;0.500\n').decimal).toBe('point');
  });
});

describe('a workbook', () => {
  const table = [
    ['Artikelnummer', 'Aantal'],
    [130104, 6],
    [5400112268919, 12],
  ];

  test.each(['xlsx', 'xls', 'biff5', 'biff2', 'xlsm'] as const)('is read in the format %s', (bookType) => {
    // Excel 2 lacks such long numbers.
    const rows =
      bookType === 'biff2'
        ? [
            ['artikel', 'aantal'],
            ['130104', 6],
            ['5400112268919', 12],
          ]
        : table;
    expect(linesOf(book({ Blad1: rows }, undefined, bookType))).toEqual(two);
  });

  test.each([
    ['ods', 'ods'],
    ['xlsb', 'xlsb'],
    ['xlml', 'xml'],
    ['html', 'html'],
  ] as const)('is read in the foreign or older format %s', (bookType, format) => {
    const file = book({ Blad1: [...table.slice(0, 2), ['5400112268919', 12], ['007', 2.5]] }, undefined, bookType);
    expect(linesOf(file)).toEqual([...two, ['007', format === 'html' ? '2.5' : '2,5']]);
    expect(read(file)).toMatchObject({ format });
  });

  test('is read as a page of tables under any name, with its cells as written', () => {
    const page = (rows: string) =>
      `<!doctype html><style>a;b,c</style><p>Zie hieronder</p><table id='a;b,c'>${rows}</table>`;
    const head = '<tr><th>Artikel</th><th>Aantal</th></tr>';
    const file = page(
      `${head}<tr><td>&nbsp;0130104</td><td><b>1.000</b></td></tr><tr><td>130105</td><td>2,5 kg</td></tr>`,
    );
    expect(linesOf(file)).toEqual([
      ['0130104', '1.000'],
      ['130105', '2,5 kg'],
    ]);
    expect(read(file)).toMatchObject({
      format: 'html',
      sheet: null,
      sheets: [],
      readings: [{ decimal: 'comma' }],
    });
    expect(linesOf(page('<tr><td>Niets</td></tr>'))).toBe('no_data');
    const open = '<tr><th>Artikel<th>Aantal<tr><td>130104<td>6<tr><td>5400112268919<td>12';
    expect(
      [open, `${head}<TR><TD>130104<TD>6</TD></TR><tr><td>5400112268919</td><td>12</tr>`]
        .map(page)
        .map((file) => linesOf(file)),
    ).toEqual([two, two]);
  });

  test.each(['6<sup>2</sup>', '<u>6</u>2', '<p>6</p><p>2</p>', '<span>6</span> <b>2</b>'])(
    'keeps numbers of a page apart: %s',
    (cell) => {
      const page = `<table><tr><td>Artikel</td><td>Aantal</td></tr><tr><td>130104</td><td>${cell}</td></tr></table>`;
      expect(linesOf(page)).toEqual([['130104', '6 2']]);
    },
  );

  test.each(['fods', 'sylk', 'dif', 'eth', 'rtf'] as const)('is refused in the format %s', (bookType) => {
    expect(linesOf(book({ Blad1: table }, undefined, bookType))).toBe('wrong_filetype');
  });

  test('is refused with the right code when OpenDocument is no spreadsheet or is protected', () => {
    const parts = (mimetype: string, manifest: string) => ({
      mimetype: Buffer.from(`application/vnd.oasis.opendocument.${mimetype}`),
      'content.xml': Buffer.from('<office:document-content/>'),
      'META-INF/manifest.xml': Buffer.from(`<manifest:manifest>${manifest}</manifest:manifest>`),
    });
    expect(linesOf(zipOf(parts('text', '')))).toBe('wrong_filetype');
    expect(linesOf(zipOf(parts('spreadsheet', '<manifest:encryption-data/>')))).toBe('encrypted');
    expect(linesOf(zipOf({ ...parts('spreadsheet', ''), 'encrypted-package': Buffer.from('x') }))).toBe('encrypted');
  });

  test('is read from the visible sheet with lines, past instructions and hidden sheets', () => {
    const sheets = {
      Uitleg: [['1. Vul de aantallen in'], ['2. Bel bij vragen', '']],
      Prijzen: [...table, [130105, 1], [130106, 1]],
      Bestelling: table,
    };
    const file = book(sheets, (workbook) => {
      workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] };
    });
    expect(read(file)).toMatchObject({ sheet: 'Bestelling', sheets: ['Uitleg', 'Bestelling'] });
    expect(linesOf(file)).toEqual(two);
  });

  test.each([
    ['certain lines', { Maandag: [...table, [130105, 1]], Dinsdag: table }],
    ['certain lines beside columns to choose', { Dinsdag: table, Maandag: [[130105, 'melk', 4]] }],
    ['free text', { Maandag: [['130104 melk 6 st']], Dinsdag: table }],
    ['too many lines', { Maandag: Array.from({ length: 5001 }, () => [130104, 6]), Dinsdag: table }],
  ])('is read from no sheet before a person chooses between several: %s', (_, sheets) => {
    const file = book(sheets);
    const outcome = read(file);
    expect(outcome).toMatchObject({ sheet: null, readings: [{ isChosen: false, columns: [], rows: [] }] });
    expect(outcome).toHaveProperty('sheets', Object.keys(sheets));
    expect(read(file, { columns: ['article', 'quantity'] })).toMatchObject({ sheet: null });
    expect(read(file, { sheet: 'Dinsdag' })).toMatchObject({ sheet: 'Dinsdag' });
    expect(linesOf(file, { sheet: 'Dinsdag' })).toEqual(two);
  });

  test('shows fractions, dates, booleans and errors as text, and formulas by their results', () => {
    const file = book(
      {
        B: [
          ['Artikel', 'Aantal'],
          [1, 1.125],
          [2, new Date(Date.UTC(2026, 2, 5))],
          [3, true],
          ['000123', '0,5'],
          [4, 0],
          [5, 0],
        ],
      },
      (workbook) => {
        const sheet = workbook.Sheets['B'];
        if (!sheet) return;
        sheet['B6'] = { t: 'n', f: '2*6', v: 12 };
        sheet['B7'] = { t: 'e', v: 42 };
      },
    );
    expect(linesOf(file)).toEqual([
      ['1', '1,1250'],
      ['2', '05/03/2026'],
      ['3', 'TRUE'],
      ['000123', '0,5'],
      ['4', '12'],
      ['5', '#N/A'],
    ]);
  });

  test('shows a formula without a stored value, and numbers without binary noise', () => {
    const formulas = handmade(
      sheetOf(
        `<row r="1"><c r="A1"><v>130104</v></c><c r="B1"><f>12-6</f></c></row><row r="2"><c r="A2"><v>130105</v></c><c r="B2"><f>2-2</f><v>0</v></c></row><row r="3"><c r="A3"><v>130106</v></c><c r="B3"><v>2.0000000000000004</v></c></row>`,
      ),
    );
    expect(linesOf(formulas)).toEqual([
      ['130104', '=12-6'],
      ['130105', '0'],
      ['130106', '2'],
    ]);
  });

  test.each([
    ['0" doos"', 2, '2 doos'],
    ['0" kg"', 2.5, '3 kg (2,5)'],
    ['0.00" kg"', 2.5, '2,5 kg'],
    ['#,##0" st"', 1234, '1234 st'],
    ['General" st"', 2, '2 st'],
    ['0"x6"', 2, '2x6'],
    ['"± "0', 2, '± 2'],
    ['€ #,##0.00', 12, '€ 12'],
    ['0%', 2, '200%'],
    ['0,', 2000, '2 (2000)'],
    ['0', 2.4, '2 (2,4)'],
    ['#,##0.00', 1234.5, '1234,5'],
    ['_-* #,##0_-', 6, '6'],
    ['0000000', 6, '6'],
    ['0.00E+00', 1234567, '1234567'],
  ])('shows what the format %j adds to a number', (format, value, text) => {
    for (const bookType of ['xlsx', 'xls', 'xlml'] as const) {
      const file = book(
        {
          B: [
            ['Artikel', 'Aantal'],
            ['130104', value],
          ],
        },
        ({ Sheets: { B: sheet } }) => {
          if (sheet) (sheet['B2'] as CellObject).z = format;
        },
        bookType,
      );
      expect([bookType, linesOf(file)]).toEqual([bookType, [['130104', text]]]);
    }
  });

  test('a column of amounts without headings is asked for', () => {
    const file = book(
      {
        B: [
          [130104, 12],
          [130105, 3],
        ],
      },
      ({ Sheets: { B: sheet } }) => {
        for (const at of ['B1', 'B2']) if (sheet) (sheet[at] as CellObject).z = '€ #,##0.00';
      },
    );
    expect(linesOf(file)).toBe('choose');
  });

  const xml = (cell: string): string =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="B"><Table>${['<Cell><Data ss:Type="String">Artikel</Data></Cell><Cell><Data ss:Type="String">Aantal</Data></Cell>', `<Cell><Data ss:Type="Number">130104</Data></Cell>${cell}`].map((cells) => `<Row>${cells}</Row>`).join('')}</Table></Worksheet></Workbook>`;
  const ods = (cell: string): Buffer => {
    const text = (content: string) =>
      `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`;
    return openDocument(
      [text('Artikel') + text('Aantal'), text('130104') + cell]
        .map((row) => `<table:table-row>${row}</table:table-row>`)
        .join(''),
    );
  };
  const odsText = (content: string): Buffer =>
    ods(`<table:table-cell office:value-type="string">${content}</table:table-cell>`);
  const html = (cell: string): string =>
    `<table><tr><td>Artikel</td><td>Aantal</td></tr><tr><td>130104</td>${cell}</tr></table>`;
  const xlsx = (cell: string, texts?: string, styles?: string): Buffer =>
    handmade(
      sheetOf(
        `<row r="1"><c r="A1" t="inlineStr"><is><t>Artikel</t></is></c><c r="B1" t="inlineStr"><is><t>Aantal</t></is></c></row><row r="2"><c r="A2"><v>130104</v></c>${cell}</row>`,
      ),
      texts,
      styles,
    );
  const runs = '<r><t>6</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r>';
  const struck = '<r><rPr><strike/></rPr><t xml:space="preserve">2 </t></r><r><t>3</t></r>';

  test.each([
    [
      'money',
      ods(
        '<table:table-cell office:value-type="currency" office:value="12"><text:p>12,00 €</text:p></table:table-cell>',
      ),
      '12 €',
    ],
    [
      'percent',
      ods('<table:table-cell office:value-type="percentage" office:value="6"><text:p>600%</text:p></table:table-cell>'),
      '600%',
    ],
    [
      'a number',
      ods(
        '<table:table-cell office:value-type="float" office:value="1234.5"><text:p>1.234,50</text:p></table:table-cell>',
      ),
      '1234,5',
    ],
  ])('shows %s of an OpenDocument spreadsheet', (_, file, text) => {
    expect(linesOf(file)).toEqual([['130104', text]]);
  });

  test.each([
    ['raised', html('<td>6<sup>2</sup></td>'), '6 2'],
    ['struck', html('<td><s>2</s> 3</td>'), '… 2 3'],
    ['deleted', html('<td><del>2</del> 3</td>'), '… 2 3'],
    ['in paragraphs', html('<td><p>1</p><p>2</p></td>'), '1 2'],
    ['bold in part, with letters only', html('<td><b>6</b> <i>st</i></td>'), '6 st'],
    ['raised', xlsx('<c r="B2" t="s"><v>0</v></c>', `<sst><si>${runs}</si></sst>`), '6\u00a02'],
    ['struck', xlsx(`<c r="B2" t="inlineStr"><is>${struck}</is></c>`), '… 2 \u00a03'],
    ['raised', odsText('<text:p>6<text:span>2</text:span></text:p>'), '6\u00a02'],
    ['in spans', odsText('<text:p><text:span>6</text:span><text:span>2</text:span></text:p>'), '6\u00a02'],
    ['struck', xml('<Cell><ss:Data ss:Type="String"><S>2</S><Font>3</Font></ss:Data></Cell>'), '… 2\u00a03'],
  ])('keeps digits apart that are %s: case %#', (_, file, text) => {
    expect(linesOf(file)).toEqual([['130104', text]]);
  });

  const fonts = '<fonts><font/><font><b/><strike val="0"/></font><font><strike/></font></fonts>';
  const styles = `<styleSheet>${fonts}<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="1" fontId="2"/></cellXfs></styleSheet>`;
  const styled = (style: number, cell = '<v>6</v>', type = 'n'): Buffer =>
    xlsx(`<c r="B2" s="${style}" t="${type}">${cell}</c>`, '<sst><si><t>6</t></si></sst>', styles);
  const odsStyled = (style: string, cell: string): Buffer =>
    ods(
      `${cell}<style:style style:name="a"/><style:style style:name="s" style:family="table-cell"><style:text-properties style:text-line-through-style="${style}"/></style:style>`,
    );
  const odsNumber =
    '<table:table-cell table:style-name="s" office:value-type="float" office:value="6"><text:p>6</text:p></table:table-cell>';
  const odsSpan =
    '<table:table-cell office:value-type="string"><text:p><text:span text:style-name="s">6</text:span></text:p></table:table-cell>';

  test.each([
    ['a text', xlsx('<c r="B2" t="s"><v>0</v></c>', '<sst><si><r><rPr><strike/></rPr><t>6</t></r></si></sst>'), '… 6'],
    [
      'no text',
      xlsx('<c r="B2" t="s"><v>0</v></c>', '<sst><si><r><rPr><strike val="0"/></rPr><t>6</t></r></si></sst>'),
      '6',
    ],
    ['a number', styled(2), '6 …'],
    ['a shared text', styled(2, '<v>0</v>', 's'), '6 …'],
    ['no number', styled(1), '6'],
    ['a page', html('<td><s><b>6</b></s></td>'), '… 6'],
    ['a cell of a page', html('<td style="text-decoration: line-through">6</td>'), '… 6'],
    ['an Excel 2003 text', xml('<Cell><ss:Data ss:Type="String"><S>6</S></ss:Data></Cell>'), '… 6'],
    ['an OpenDocument number', odsStyled('solid', odsNumber), '… 6'],
    ['an OpenDocument text', odsStyled('solid', odsSpan), '… 6'],
    ['no OpenDocument number', odsStyled('none', odsNumber), '6'],
  ])('what is struck through is a question: %s', (_, file, text) => {
    expect(linesOf(file)).toEqual([['130104', text]]);
  });

  test.each([
    ['xlsx', xlsx('<c r="B2" t="str"><f>C1</f><v></v></c>'), '=C1'],
    [
      'xlsx in UTF-16',
      handmade(
        Buffer.from(
          `\ufeff${sheetOf('<row r="1"><c r="A1"><v>130104</v></c><c r="B1"><f>C1</f></c></row>')}`,
          'utf16le',
        ),
      ),
      '=C1',
    ],
    ['xlsx, shared', xlsx('<c r="B2"><f t="shared" si="0"/></c>'), '=…'],
    ['Excel 2003', xml('<Cell ss:Formula="=RC[1]"/>'), '=RC[1]'],
    ['Excel 2003, empty', xml('<Cell ss:Formula="=RC[1]"><Data ss:Type="Number"></Data></Cell>'), '=RC[1]'],
    ['OpenDocument', ods('<table:table-cell table:formula="of:=[.C2]"/>'), '=[.C2]'],
    [
      'OpenDocument, empty',
      ods('<table:table-cell table:formula="of:=[.C2]" office:value-type="float"><text:p></text:p></table:table-cell>'),
      '=[.C2]',
    ],
    ['xlsx, an empty text as result', xlsx('<c r="B2" t="str"><f>IF(C1,6,"")</f><v></v></c>'), ''],
    [
      'Excel 2003, an empty text as result',
      xml('<Cell ss:Formula="=IF(RC[1],6,&quot;&quot;)"><Data ss:Type="String"></Data></Cell>'),
      '',
    ],
    [
      'OpenDocument, an empty text as result',
      ods(
        '<table:table-cell table:formula="of:=IF([.C2];6;&quot;&quot;)" office:value-type="string" office:string-value=""/>',
      ),
      '',
    ],
    [
      'OpenDocument, a value',
      ods(
        '<table:table-cell table:formula="of:=[.C2]" office:value-type="float" office:value="6"><text:p>6</text:p></table:table-cell>',
      ),
      '6',
    ],
  ])('shows a formula without a stored value: %s', (_, file, text) => {
    expect(linesOf(file)).toEqual([['130104', text]]);
  });

  test('rows and columns without height or width are hidden', () => {
    const low = sheetOf(
      `${rowOf(1, '130104', '6')}${rowOf(2, '130105', '4').replace('<row', '<row ht="0" customHeight="1"')}`,
      '<cols><col min="3" max="3" width="0" customWidth="1"/></cols>',
    ).replace('</c></row>', '</c><c r="C1"><v>9</v></c></row>');
    const { rows, columns } = tableOf(handmade(low));
    expect(rows.map(([row, , , , , isHidden]) => [row, isHidden])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(columns.map(({ hidden }) => hidden)).toEqual([false, false, true]);
  });

  test.each(['xlsx', 'xlsb', 'xlml'] as const)('shows rows and columns that are hidden in %s', (bookType) => {
    const file = book(
      {
        B: [
          ['Artikelnr', 'Aantal', 'Bestelaantal'],
          [130104, 99, 6],
          [130105, 88, 2],
        ],
      },
      (workbook) => {
        const sheet = workbook.Sheets['B'];
        if (!sheet) return;
        sheet['!rows'] = [{}, {}, { hidden: true }];
        sheet['!cols'] = [{}, { hidden: true, wch: 10 }, {}];
      },
      bookType,
    );
    const { rows, columns } = tableOf(file);
    expect(columns.map(({ hidden, role }) => [hidden, role])).toEqual([
      [false, 'article'],
      [true, 'unused'],
      [false, 'quantity'],
    ]);
    expect(rows).toEqual([
      [2, 0, '130104', '6', '', false],
      [3, 0, '130105', '2', '', true],
    ]);
  });

  test('a text such as 1,000 in a workbook is a question, and a number with three decimals is none', () => {
    const { rows, decimal } = tableOf(
      book({
        B: [
          ['Artikelnr', 'Aantal'],
          ['130104', '1,000'],
          [130105, 2],
        ],
      }),
    );
    expect([rows[0]?.[3], decimal]).toEqual(['1,000', 'unknown']);
    const points = tableOf(
      book({
        B: [
          ['Artikelnr', 'Aantal'],
          ['130104', '1.000'],
          ['130105', '2.500'],
        ],
      }),
    );
    expect(points.decimal).toBe('point');
    const numbers = tableOf(
      book({
        B: [
          ['Artikelnr', 'Aantal'],
          [130104, 1.125],
          [130105, 2],
        ],
      }),
    );
    expect(numbers.rows[0]?.[3]).toBe('1,1250');
  });

  test('shows rows that are hidden in xls', () => {
    const plain = book(
      {
        B: [
          ['Artikelnr', 'Aantal'],
          [130104, 6],
          [130105, 2],
        ],
      },
      undefined,
      'biff8',
    );
    const container = CFB.read(plain, { type: 'buffer' });
    const stream = CFB.find(container, '/Workbook');
    if (!stream) throw new Error('the workbook has no stream');
    const records = Buffer.from(stream.content as Uint8Array);
    const sheetAt = records.indexOf(Buffer.from([0x09, 0x08]), 4);
    const afterSheetStart = sheetAt + 4 + records.readUInt16LE(sheetAt + 2);
    // Record Row with the flag fDyZero.
    const hiddenRow = Buffer.alloc(20);
    hiddenRow.writeUInt16LE(0x0208, 0);
    hiddenRow.writeUInt16LE(16, 2);
    hiddenRow.writeUInt16LE(2, 4);
    hiddenRow.writeUInt16LE(2, 8);
    hiddenRow.writeUInt16LE(0x20, 16);
    stream.content = Buffer.concat([
      records.subarray(0, afterSheetStart),
      hiddenRow,
      records.subarray(afterSheetStart),
    ]) as unknown as typeof stream.content;
    stream.size = records.length + hiddenRow.length;
    const { rows } = tableOf(Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array));
    expect(rows).toEqual([
      [2, 0, '130104', '6', '', false],
      [3, 0, '130105', '2', '', true],
    ]);
  });

  test('shows rows and columns that a filter or a person hid in an OpenDocument spreadsheet', () => {
    const cell = (text: string) =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
    const row = (attributes: string, ...cells: string[]) =>
      `<table:table-row ${attributes}>${cells.map(cell).join('')}</table:table-row>`;
    const { rows, columns } = tableOf(
      openDocument(
        `<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${[
          row('', 'Artikelnr', 'Aantal', 'Bestelaantal'),
          row('', '130104', '99', '6'),
          row('table:visibility="filter"', '130105', '88', '2'),
        ].join('')}`,
      ),
    );
    expect(columns.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(rows).toEqual([
      [2, 0, '130104', '6', '', false],
      [3, 0, '130105', '2', '', true],
    ]);
  });

  describe('a number with formats in part is a question', () => {
    const written = (bookType: BookType): Buffer => {
      const workbook = utils.book_new();
      const rows = [
        ['Artikel', 'Aantal...'],
        ['130104', '62'],
      ];
      utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows));
      return write(workbook, { type: 'buffer', bookType, bookSST: true }) as Buffer;
    };
    const digits = Buffer.from('62', 'utf16le');
    const replace = (file: Buffer, from: Buffer, to: Buffer): Buffer => {
      const at = file.indexOf(from);
      expect(at).toBeGreaterThan(0);
      return Buffer.concat([file.subarray(0, at), to, file.subarray(at + from.length)]);
    };

    test('in xls', () => {
      const text = (words: string) => Buffer.concat([Buffer.from([words.length, 0, 1]), Buffer.from(words, 'utf16le')]);
      // A run takes six bytes, as the three points do.
      const rich = [Buffer.from([2, 0, 9, 1, 0]), digits, Buffer.from([1, 0, 0, 0])];
      const from = Buffer.concat([text('Aantal...'), text('130104'), text('62')]);
      const to = Buffer.concat([text('Aantal'), text('130104'), ...rich]);
      expect(linesOf(replace(written('biff8'), from, to))).toEqual([['130104', '62 …']]);
    });

    test('in xlsb', () => {
      const container = CFB.read(written('xlsb'), { type: 'buffer' });
      const part = CFB.find(container, '/xl/sharedStrings.bin');
      if (!part) throw new Error('the workbook has no shared texts');
      const from = Buffer.concat([Buffer.from([19, 9, 0, 2, 0, 0, 0]), digits]);
      const to = [Buffer.from([19, 21, 1, 2, 0, 0, 0]), digits, Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])];
      const content = replace(Buffer.from(part.content as Uint8Array), from, Buffer.concat(to));
      Object.assign(part, { content, size: content.length });
      const file = Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
      expect(linesOf(file)).toEqual([['130104', '62 …']]);
    });
  });

  test('is read from a stream with its name in capitals, as some programs write', () => {
    const file = book({ B: table }, undefined, 'biff5');
    const at = file.indexOf(Buffer.from('Book', 'utf16le'));
    file.write('BOOK', at, 'utf16le');
    expect(linesOf(file)).toEqual(two);
  });

  test.each(['xls', 'biff5', 'biff2', 'xlsx', 'xlsb', 'ods', 'xlml', 'html'] as const)(
    'is unreadable, never half read, when it is cut off: %s',
    (bookType) => {
      const rows = Array.from({ length: 400 }, (_, index) => [String(130_000 + index), 6]);
      const whole = book({ B: rows }, undefined, bookType);
      for (const part of [0.95, 0.8, 0.5]) expect(linesOf(whole.subarray(0, whole.length * part))).toBe('unreadable');
    },
  );

  test('keeps each line in its row despite merged cells', () => {
    const file = book(
      {
        B: [
          ['Bestelling week 11', ''],
          ['Artikel', 'Aantal'],
          ['130104', 6],
          ['5400112268919', 12],
        ],
      },
      (workbook) => {
        const sheet = workbook.Sheets['B'];
        if (sheet) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
      },
    );
    expect(tableOf(file).rows).toEqual([
      [1, 0, 'Bestelling week 11', '', '', false],
      [3, 0, '130104', '6', '', false],
      [4, 0, '5400112268919', '12', '', false],
    ]);
  });

  test('is read when the sheet declares a million empty rows', () => {
    const file = handmade(
      sheetOf(
        `${rowOf(1, '130104', '6')}${rowOf(2, '5400112268919', '12')}<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row>`,
        '<dimension ref="A1:XFD1048576"/>',
      ),
    );
    expect(linesOf(file)).toEqual(two);
  });

  test('is read when its lines follow thousands of empty rows', () => {
    expect(linesOf(handmade(sheetOf(rowOf(60_000, '130104', '6') + rowOf(60_001, '5400112268919', '12'))))).toEqual(
      two,
    );
    const apart = rowOf(1, '130104', '6') + rowOf(60_001, '5400112268919', '12');
    expect(linesOf(handmade(sheetOf(apart)))).toEqual(two);
  });

  test.each([
    ['rows', sheetOf('<row r="999999999"><c r="A999999999"><v>130104</v></c></row>')],
    ['cells', sheetOf('<row><c r="A999999999"><v>130104</v></c></row>')],
    ['columns', sheetOf(rowOf(1, '130104', '6'), '<cols><col min="1" max="999999999" hidden="1"/></cols>')],
    [
      'widths',
      sheetOf(rowOf(1, '130104', '6'), `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(2000)}</cols>`),
    ],
    [
      'links',
      sheetOf(rowOf(1, '130104', '6')).replace(
        '</worksheet>',
        '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks></worksheet>',
      ),
    ],
  ])('is refused as too complex before reading when its %s have no bounds', (_, sheet) => {
    const startedAt = performance.now();
    expect(linesOf(handmade(sheet))).toBe('too_complex');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test('is refused in the older and binary formats when its rows have no bounds', () => {
    const sheet = { B: table };
    const xml = book(sheet, undefined, 'xlml')
      .toString()
      .replace(/<Row\b/, '<Row ss:Index="999999999"');
    expect(linesOf(xml)).toBe('too_complex');
    const page = '<table><tr><td colspan="999999999" rowspan="999999999">130104</td><td>6</td></tr></table>';
    const startedAt = performance.now();
    linesOf(page);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test('a page hides rows and columns with its styles', () => {
    const rows = ['<td>Artikel<td>Aantal', '<td>130104<td>6', '<td>130105<td>9', '<td>5400112268919<td>12'];
    const styles = ['', '', ' style="height:0;display: none"', ''];
    const page = `<table>${rows.map((cells, at) => `<tr${styles[at] ?? ''}>${cells}</tr>`).join('')}</table>`;
    expect(tableOf(page).rows.map(([row, , , , , isHidden]) => [row, isHidden])).toEqual([
      [2, false],
      [3, true],
      [4, false],
    ]);
    const column = page.replace('<table>', '<table><col><col hidden>');
    expect(tableOf(column).columns.map(({ hidden }) => hidden)).toEqual([false, true]);
  });

  test('a page hides rows, groups of rows and texts with its styles and classes', () => {
    const rows = ['<td>Artikel<td>Aantal', '<td>130104<td>6', '<td>130105<td>9', '<td>5400112268919<td>12'];
    const [head, first, hidden, last] = rows.map((cells) => `<tr>${cells}</tr>`);
    const style = '<style><!-- .a, td.weg{color:red;display:none} @media print{.b{display:none}} --></style>';
    const pages = [
      `<table>${head}${first}${hidden?.replace('<tr', "<tr class='x a'")}${last}</table>`,
      `<table><thead>${head}</thead><tbody class="b">${first}</tbody><tbody style="display:none">${hidden}</tbody>${last}</table>`,
    ];
    for (const page of pages)
      expect(tableOf(style + page).rows.map(([row, , , , , isHidden]) => [row, isHidden])).toEqual([
        [2, false],
        [3, true],
        [4, false],
      ]);
    const table = tableOf(`<table hidden>${head}${first}</table>`);
    expect(table.rows.map(([, , , , , isHidden]) => isHidden)).toEqual([true]);
    const cells = [
      '<td>6<span style="display:none">0</span></td>',
      '<td class="weg">6</td>',
      '<td>6<!-- <b hidden> --></td>',
      '<td><img hidden>6</td>',
      '<td><span class=a><b>6</b> x <span>7</span></span> 4</td>',
    ];
    expect(linesOf(style + html('<td><b hidden>6</td><td>9</td>'))).toBe('choose');
    expect(cells.map((cell) => linesOf(style + html(cell)))).toEqual(
      ['6', '', '6', '6', '4'].map((quantity) => [['130104', quantity]]),
    );
  });

  test('is unreadable, not empty, when its shared texts are missing', () => {
    const rowWithLostText = '<row r="1"><c r="A1" t="s"><v>999999999</v></c><c r="B1"><v>2</v></c></row>';
    expect(linesOf(handmade(sheetOf(rowWithLostText)))).toBe('unreadable');
  });

  test('is refused as too complex before reading when its parts unpack to too many bytes', () => {
    const file = zipOf({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.alloc(60 * 1024 * 1024),
    });
    expect(file.length).toBeLessThan(100_000);
    expect(linesOf(file)).toBe('too_complex');
  });

  test('is refused with the right code when truncated or of another type', () => {
    const whole = book({ B: table });
    expect(linesOf(whole.subarray(0, whole.length * 0.6))).toBe('unreadable');
    expect(linesOf(zipOf({ 'word/document.xml': Buffer.from('<w/>') }))).toBe('wrong_filetype');
    expect(
      linesOf(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])),
    ).toBe('wrong_filetype');
  });

  test('expands no nested entities', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'1'.repeat(1000)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>`;
    const file = handmade(
      `${bomb}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c><c r="B1"><v>2</v></c></row></sheetData></worksheet>`,
    );
    expect(JSON.stringify(read(file)).length).toBeLessThan(1000);
  });
});

const folder = process.env['UPLOADS'] ?? '../shared/data/uploads';
const filesIn = (name: string, ending: RegExp) =>
  existsSync(join(folder, name)) ? readdirSync(join(folder, name)).filter((file) => ending.test(file)) : [];
const fileOf = (name: string, file: string) => readFileSync(join(folder, name, file));
const expected = (table: string) =>
  existsSync(join(folder, table))
    ? (readSheets(readFileSync(join(folder, table)), question)
        .sheets[0]?.rows.slice(1)
        .map(({ cells }) => cells) ?? [])
    : [];

const odd = expected('excel_odd_expected.csv');
if (odd.length === 0) process.stdout.write(`    (${folder} is not there: its files are not read)\n`);
else {
  const others: Readonly<Record<string, string>> = {
    'made-pdf-named.xlsx': 'wrong_filetype',
    'made-zero-bytes.xlsx': 'no_data',
  };
  test.each(odd)('%s (%s) gets the expected result: %s', (file = '', _what, reportedKind = '') => {
    const outcome = read(fileOf('excel-odd', file));
    const refusalCode = outcome.kind === 'read' ? null : outcome.code;
    const lineless = refusalCode === 'no_data' ? 'no_data' : 'read';
    const failing = /password|Encryption/.test(reportedKind) ? 'encrypted' : 'unreadable';
    expect([file, refusalCode ?? 'read']).toEqual([
      file,
      others[file] ?? (reportedKind.startsWith('fails') ? failing : lineless),
    ]);
  });

  test.each(filesIn('csv-odd', /\.json$/))('the cells of %s equal the expected cells of the CSV', (file) => {
    const expectedRows = JSON.parse(fileOf('csv-odd', file).toString()) as Record<string, string>[];
    const [sheet] = readSheets(fileOf('csv-odd', file.replace('.json', '.csv')), question).sheets;
    const [header, ...rows] = sheet?.rows ?? [];
    const readRows = rows.map(({ cells }) =>
      Object.fromEntries(cells.map((cell, at) => [header?.cells[at] ?? '', cell])),
    );
    expect(readRows).toEqual(expectedRows);
  });

  test.each(filesIn('csv-odd', /\.csv$/))('%s is read, or refused for lack of order lines', (file) => {
    expect(['read', 'choose', 'no_data']).toContain(
      typeof linesOf(fileOf('csv-odd', file)) === 'string' ? linesOf(fileOf('csv-odd', file)) : 'read',
    );
  });
}
