import type { Bilingual } from '@talloor/rules/facts.ts';
import type { SheetRow } from './sheetText.ts';

/** Of every sheet, so that the same article gives the same bytes. */
const made = new Date('2026-01-05T08:00:00Z');
const margin = 56;
const labelWidth = 150;

type Sheet = { readonly title: Bilingual; readonly name: Bilingual; readonly rows: readonly SheetRow[] };

/** A sheet as a PDF of one page, Dutch above French. */
export async function renderSheet({ title, name, rows }: Sheet): Promise<Uint8Array> {
  // Only who seeds a tenant needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margin, info: { Title: `${title.nl}: ${name.nl}`, CreationDate: made } });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  for (const language of ['nl', 'fr'] as const) {
    pdf.font('Helvetica').fontSize(10).fillColor('#5B2A55').text('talloor', margin);
    pdf.font('Helvetica-Bold').fontSize(18).fillColor('#231A21').text(printable(title[language]));
    pdf.fontSize(12).text(printable(name[language])).moveDown(0.6);
    for (const { label, value } of rows) {
      const top = pdf.y;
      pdf.font('Helvetica-Bold').fontSize(9).text(printable(label[language]), margin, top, { width: labelWidth });
      const below = pdf.y;
      pdf.font('Helvetica').text(printable(value[language]), margin + labelWidth, top);
      pdf.y = Math.max(pdf.y, below) + 4;
    }
    pdf.moveDown(2);
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** The standard fonts have no minus sign of their own. */
const printable = (text: string) => text.replaceAll('−', '-');
