import { usualLetterhead, type Letterhead } from './letterhead.ts';
import { inks, margin, pageHeight, sheetBottom, sheetLeft, sheetRight } from './paperStyle.ts';
import { plainSpaces, writeTextOn, type Look, type Pdf, type Place } from './paperText.ts';

export type PaperLanguage = 'nl' | 'fr';
/** Structure element for screen readers (ISO 32000-1, 14.8.4). */
export type Part = ReturnType<Pdf['struct']>;

/** @param madeAt epoch seconds */
export const paperOptions = (
  language: PaperLanguage,
  title: string,
  madeAt: number,
  { name }: Letterhead = usualLetterhead,
) => ({
  size: 'A4',
  margin,
  bufferPages: true,
  tagged: true,
  pdfVersion: '1.7' as const,
  lang: language === 'nl' ? 'nl-BE' : 'fr-BE',
  displayTitle: true,
  info: { Title: plainSpaces(title), Author: name, CreationDate: new Date(madeAt * 1000) },
});

/** Tagged A4 sheets; drawings are artifacts. Texts with a right edge break between words only. */
export function openPaper(pdf: Pdf, letterhead: Letterhead = usualLetterhead) {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const texts = writeTextOn(pdf);
  const draw = (text: string, look: Look, place: Place): void => {
    const { x = sheetLeft, y = pdf.y, width = sheetRight - sheetLeft, align = 'left' } = place;
    texts.draw(text, look, { x, y, width, align });
  };
  const mark = (type: string, parent: Part, drawContent: () => void, alt?: string): Part => {
    const content = pdf.markStructureContent(type);
    drawContent();
    pdf.endMarkedContent();
    const part = pdf.struct(type, alt === undefined ? {} : { alt }, [content]);
    parent.add(part);
    return part;
  };
  const artifact = (drawContent: () => void): void => {
    pdf.markContent('Artifact', { type: 'Layout' });
    drawContent();
    pdf.endMarkedContent();
  };
  return {
    pdf,
    letterhead,
    root,
    /** `alt` describes it. */
    mark,
    /** Untagged: lines, repeated heads. */
    artifact,
    draw,
    say: (type: string, text: string, look: Look, place: Place = {}, parent: Part = root): void => {
      mark(type, parent, () => draw(text, look, place));
    },
    branch: (type: string, parent: Part = root): Part => {
      const part = pdf.struct(type);
      parent.add(part);
      return part;
    },
    heightOf: texts.heightOf,
    rule: (): void =>
      artifact(() => {
        pdf.moveTo(sheetLeft, pdf.y).lineTo(sheetRight, pdf.y).lineWidth(0.5).strokeColor(inks.line).stroke();
        pdf.y += 4;
      }),
    /** @returns whether a new sheet began */
    keepTogether: (points: number): boolean => {
      if (pdf.y + points <= sheetBottom) return false;
      pdf.addPage();
      return true;
    },
    /** Call at the end. */
    numberSheets: (pageText: (page: number, pages: number) => string): void => {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        pdf.page.margins.bottom = 0;
        artifact(() =>
          draw(pageText(page + 1, count), { size: 8, ink: 'soft' }, { y: pageHeight - margin + 4, align: 'right' }),
        );
      }
    },
  };
}
export type Paper = ReturnType<typeof openPaper>;

export async function bytesOf(pdf: Pdf, root: Part): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const streamEnd = new Promise((resolve) => pdf.once('end', resolve));
  root.end();
  pdf.end();
  await streamEnd;
  return Buffer.concat(parts);
}
