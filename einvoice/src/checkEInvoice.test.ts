import { describe, expect, it } from '@jest/globals';
import { checkEInvoice, describeFinding } from './checkEInvoice.ts';
import { editXml } from './testing/editXml.ts';
import { breachBases } from './testing/breachBases.ts';
import { exampleInvoice } from './testing/exampleDocument.ts';
import { writeUbl } from './writeUbl.ts';
import { xmlLimits } from './xml/readXml.ts';

const invoice = writeUbl(exampleInvoice);
const body = invoice.slice(invoice.indexOf('<Invoice'));
const only = (xml: string | Uint8Array): string => {
  const findings = checkEInvoice(xml);
  expect(findings).toHaveLength(1);
  return findings[0]?.ruleId ?? '';
};

describe('a finding', () => {
  it('stands once for a rule that is broken in several places, with its places', () => {
    const broken = editXml(
      invoice,
      '@ Line[1]/InvoicedQuantity unitCode=ZZ9 ; @ Line[2]/InvoicedQuantity unitCode=ZZ9 ; @ Line[2]/Price/BaseQuantity unitCode=ZZ9',
    );
    const lines = broken.replaceAll('<cac:InvoiceLine>', '\n<cac:InvoiceLine>');
    const findings = checkEInvoice(lines);
    expect(findings.map(describeFinding)).toEqual([
      'BR-CL-23 The unit of the quantity is unknown. (line 2 InvoiceLine[1]/InvoicedQuantity, line 3 InvoiceLine[2]/InvoicedQuantity, line 3 InvoiceLine[2]/Price/BaseQuantity)',
    ]);
    expect(findings[0]?.severity).toBe('fatal');
  });

  it('says that it is a warning', () => {
    const [finding] = checkEInvoice(editXml(invoice, '+ UUID 1'));
    expect(finding === undefined ? '' : describeFinding(finding)).toBe(
      'UBL-CR-005 UUID is not used in EN 16931. (warning, line 1)',
    );
  });
});

describe('a file that is no safe XML', () => {
  it.each([
    ['a document type', `<!DOCTYPE Invoice>${body}`],
    [
      'an external entity',
      `<!DOCTYPE Invoice [<!ENTITY file SYSTEM "file:///etc/passwd">]>${body.replace('Keuken', '&file;')}`,
    ],
    ['an external document type', `<!DOCTYPE Invoice SYSTEM "http://127.0.0.1:9/x.dtd">${body}`],
    [
      'an entity bomb',
      `<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${body.replace('Keuken', '&b;')}`,
    ],
    ['a parameter entity', `<!DOCTYPE Invoice [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>${body}`],
  ])('is refused with %s', (_, xml) => {
    expect(only(xml)).toBe('XML-DOCTYPE');
  });

  it('is refused with an entity that nobody declared', () => {
    expect(only(body.replace('Keuken', '&file;'))).toBe('XML-SYNTAX');
  });

  it.each([
    ['too deep', `${'<a>'.repeat(xmlLimits.depth + 1)}${'</a>'.repeat(xmlLimits.depth + 1)}`],
    ['with too many elements', `<a>${'<b/>'.repeat(xmlLimits.elements)}</a>`],
    ['with too many attributes', `<a ${Array.from({ length: 50 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ])('is refused when it is %s', (_, xml) => {
    expect(only(xml)).toBe('XML-LIMIT');
  });

  it('is refused when it is too large, before it is read', () => {
    expect(only(new Uint8Array(xmlLimits.bytes + 1))).toBe('XML-LIMIT');
  });

  it.each([
    ['no XML', 'PK', 'XML-SYNTAX'],
    ['nothing', '', 'XML-SYNTAX'],
    ['another document', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', 'XML-ROOT'],
    ['an invoice without its namespace', '<Invoice/>', 'XML-ROOT'],
    ['wrong bytes', Uint8Array.from([0x3c, 0x61, 0xff, 0x3e]), 'XML-SYNTAX'],
  ])('is no e-invoice with %s', (_, xml, ruleId) => {
    expect(only(xml)).toBe(ruleId);
  });
});

describe('the encoding of a file', () => {
  const head = '<?xml version="1.0" encoding="ENCODING"?>';
  const named = editXml(invoice, '= B/PartyLegalEntity/RegistrationName Café');

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${named}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${head.replace('ENCODING', 'UTF-16')}${named}`, 'utf16le')],
    ['Latin 1', Buffer.from(`${head.replace('ENCODING', 'ISO-8859-1')}${named}`, 'latin1')],
  ])('is read: %s', (_, bytes) => {
    expect(checkEInvoice(bytes)).toEqual([]);
  });
});

describe('numbers', () => {
  it('are compared exactly, to the cent', () => {
    const prepaid = breachBases['invoice'] ?? '';
    expect(checkEInvoice(editXml(prepaid, '= T/PrepaidAmount 10.000')).map(({ ruleId }) => ruleId)).toEqual([
      'BR-DEC-16',
      'UBL-DT-01',
    ]);
    expect(checkEInvoice(editXml(prepaid, '= T/PrepaidAmount 10.01')).map(({ ruleId }) => ruleId)).toEqual([
      'BR-CO-16',
    ]);
  });

  it('of a line may differ by two cents, and not by three', () => {
    const withLine = (amount: string): readonly string[] =>
      checkEInvoice(editXml(invoice, `= Line[1]/LineExtensionAmount ${amount}`)).map(({ ruleId }) => ruleId);
    expect(withLine('15.25')).not.toContain('PEPPOL-EN16931-R120');
    expect(withLine('15.26')).toContain('PEPPOL-EN16931-R120');
  });
});
