import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkEInvoice } from '@talloor/einvoice/checkEInvoice.ts';
import { exampleInvoice } from '@talloor/einvoice/testing/exampleDocument.ts';
import { writeUbl } from '@talloor/einvoice/writeUbl.ts';

const root = resolve(dirname(new URL(import.meta.url).pathname), '../..');
const invoice = writeUbl(exampleInvoice);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'einvoice-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function check(...args: readonly string[]): { status: number | null; lines: string[]; complaint: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', 'tsx', 'server/src/einvoice.ts', ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
  );
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), complaint: stderr };
}

const put = (name: string, xml: string): void => writeFileSync(join(folder, name), xml);

describe('npm run einvoice -- check FILE', () => {
  it('prints nothing for a right invoice, with status 0', () => {
    put('right.xml', invoice);
    expect(check('check', 'right.xml')).toEqual({ status: 0, lines: [], complaint: '' });
  });

  it('prints each broken rule and its message on a line, with status 1', () => {
    put(
      'wrong.xml',
      invoice.replaceAll('unitCode="C62"', 'unitCode="STUK"').replace('<cbc:ID>', '<cbc:ID schemeID="x">'),
    );
    const { status, lines } = check('check', 'wrong.xml');
    expect(status).toBe(1);
    expect(lines).toEqual([
      'BR-CL-23 The unit of the quantity is unknown. (line 2 InvoiceLine[2]/InvoicedQuantity, line 2 InvoiceLine[3]/InvoicedQuantity, line 2 InvoiceLine[4]/InvoicedQuantity and 1 more)',
      'UBL-CR-650 ID has the attribute schemeID, which EN 16931 does not use. (warning, line 2)',
    ]);
  });

  it('has status 0 for warnings alone', () => {
    put('warning.xml', invoice.replace('<cbc:ID>', '<cbc:ID schemeID="x">'));
    expect(check('check', 'warning.xml').status).toBe(0);
  });

  it('refuses a document type with status 1', () => {
    put('unsafe.xml', invoice.replace('<Invoice', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><Invoice'));
    const { status, lines } = check('check', 'unsafe.xml');
    expect([status, lines]).toEqual([1, ['XML-DOCTYPE A document type is refused, as are its entities. (line 2)']]);
  });

  it.each([
    ['broken XML', '<Invoice>', 'XML-SYNTAX'],
    ['a letter', 'Beste klant', 'XML-SYNTAX'],
    ['another document', '<Order/>', 'XML-ROOT'],
  ])('refuses %s by its rule, with status 1', (_, text, ruleId) => {
    put('other.xml', text);
    const { status, lines, complaint } = check('check', 'other.xml');
    expect([status, lines.map((line) => line.split(' ')[0]), complaint]).toEqual([1, [ruleId], '']);
  });

  it('has status 2 and says so for a missing file and wrong arguments', () => {
    expect(check('check', 'none.xml')).toMatchObject({ status: 2, complaint: 'There is no file none.xml.\n' });
    expect(check('chek', 'right.xml')).toMatchObject({
      status: 2,
      complaint: 'usage: npm run einvoice -- check FILE\n',
    });
  });
});

// Optional files, with the rules that the official validators report.
const examplesFolder = process.env['EINVOICE_EXAMPLES'] ?? '../shared/data/einvoice';
const list = join(examplesFolder, 'expected.csv');
const examples = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n').slice(1) : [];

const idsIn = (...cells: readonly string[]): string[] =>
  [...new Set(cells.flatMap((cell) => cell.trim().split(' ')))].filter((id) => id !== '').toSorted();

if (examples.length === 0) process.stdout.write(`    (${examplesFolder} is not there: its examples are not checked)\n`);
else
  describe('an example of the standards', () => {
    it('is one of 38', () => {
      expect(examples).toHaveLength(38);
    });

    it.each(examples.map((line) => line.split(',')))(
      '%s breaks the same rules as in the official validators',
      (file = '', _type, ...expected) => {
        const [fatal = '', warning = '', peppolFatal = '', peppolWarning = ''] = expected;
        const findings = checkEInvoice(readFileSync(join(examplesFolder, file)));
        const idsOf = (severity: string) =>
          findings
            .filter((finding) => finding.severity === severity)
            .map(({ ruleId }) => ruleId)
            .toSorted();
        expect({ fatal: idsOf('fatal'), warning: idsOf('warning') }).toEqual({
          fatal: idsIn(fatal, peppolFatal),
          warning: idsIn(warning, peppolWarning),
        });
      },
    );
  });
