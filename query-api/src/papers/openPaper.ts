import type PDFDocument from 'pdfkit';
import { breakLines } from './breakLines.ts';
import { fonts, inks, margin, pageHeight, sheetBottom, sheetLeft, sheetRight, written } from './paperStyle.ts';
import type { Font, Ink } from './paperStyle.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type PaperLanguage = 'nl' | 'fr';
/** A part of the document's tree, as screen readers walk it (ISO 32000-1, 14.8.4). */
export type Part = ReturnType<Pdf['struct']>;
export type Look = { readonly size: number; readonly ink?: Ink; readonly font?: Font };
/** Left edge, upper edge and width in points; where it is not said, the text column from where the last text ended. */
export type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
};

/** What a document of this paper is made with. @param madeAt epoch seconds */
export const paperOptions = (language: PaperLanguage, title: string, madeAt: number) => ({
  size: 'A4',
  margin,
  bufferPages: true,
  tagged: true,
  pdfVersion: '1.7' as const,
  lang: language === 'nl' ? 'nl-BE' : 'fr-BE',
  displayTitle: true,
  info: { Title: written(title), Author: 'Talloor', CreationDate: new Date(madeAt * 1000) },
});

/**
 * A4 sheets on which every text is a part of the document's tree and everything else an artifact, which readers pass over.
 * Texts with a right edge stay on one line, others break.
 */
export function openPaper(pdf: Pdf) {
  for (const [name, face] of fonts()) pdf.registerFont(name, face);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const wear = ({ size, ink = 'dark', font = 'text' }: Look) => pdf.font(font).fontSize(size).fillColor(inks[ink]);
  const lined = (text: string, width: number): string =>
    written(breakLines(text, width, (part) => pdf.widthOfString(written(part))));
  const draw = (text: string, look: Look, place: Place): void => {
    const { x = sheetLeft, y = pdf.y, width = sheetRight - sheetLeft, align = 'left' } = place;
    wear(look);
    pdf.text(align === 'left' ? lined(text, width) : written(text), x, y, {
      width,
      align,
      lineBreak: align === 'left',
    });
  };
  const mark = (type: string, parent: Part, drawn: () => void, alt?: string): Part => {
    const content = pdf.markStructureContent(type);
    drawn();
    pdf.endMarkedContent();
    const part = pdf.struct(type, alt === undefined ? {} : { alt }, [content]);
    parent.add(part);
    return part;
  };
  const artifact = (drawn: () => void): void => {
    pdf.markContent('Artifact', { type: 'Layout' });
    drawn();
    pdf.endMarkedContent();
  };
  return {
    pdf,
    root,
    /** Marks whatever is drawn as one part of `parent`; `alt` says a drawing in words. */
    mark,
    /** Draws what says nothing of its own: lines, repeated heads. */
    artifact,
    draw,
    /** Writes a text as one part. */
    say: (type: string, text: string, look: Look, place: Place = {}, parent: Part = root): void => {
      mark(type, parent, () => draw(text, look, place));
    },
    /** A part that holds others. */
    branch: (type: string, parent: Part = root): Part => {
      const part = pdf.struct(type);
      parent.add(part);
      return part;
    },
    heightOf: (text: string, look: Look, width: number): number => {
      wear(look);
      return pdf.heightOfString(lined(text, width), { width });
    },
    rule: (): void =>
      artifact(() => {
        pdf.moveTo(sheetLeft, pdf.y).lineTo(sheetRight, pdf.y).lineWidth(0.5).strokeColor(inks.line).stroke();
        pdf.y += 4;
      }),
    /** Keeps so many points together on one sheet. @returns whether that is a new one */
    keepTogether: (points: number): boolean => {
      if (pdf.y + points <= sheetBottom) return false;
      pdf.addPage();
      return true;
    },
    /** Numbers all sheets, once everything is written. */
    numberSheets: (said: (page: number, pages: number) => string): void => {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        pdf.page.margins.bottom = 0;
        artifact(() =>
          draw(said(page + 1, count), { size: 8, ink: 'soft' }, { y: pageHeight - margin + 4, align: 'right' }),
        );
      }
    },
  };
}
export type Paper = ReturnType<typeof openPaper>;

/** Ends a document and gathers its bytes. */
export async function bytesOf(pdf: Pdf, root: Part): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((done) => pdf.once('end', done));
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
