import type PDFDocument from 'pdfkit';
import { breakLines } from './breakLines.ts';
import { faces, openFace, type Face, type Font } from './paperFonts.ts';
import { inVisualOrder, lettersOf, runsOf, type Run } from './paperRuns.ts';
import { inks, type Ink } from './paperStyle.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Look = { readonly size: number; readonly ink?: Ink; readonly font?: Font };
/** Edges and width in points; default: the text column after the last text. */
export type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
};

/** Fonts lack most special spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\t\p{Zs}]/gu, ' ');
const clean = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** Writes each letter in the first font that has it; copied text equals the input (ADR 0144). */
export function writeTextOn(pdf: Pdf) {
  const registered = new Set<Face>();
  const selectFace = (face: Face) => {
    if (!registered.has(face)) pdf.registerFont(face, openFace(face).source);
    registered.add(face);
    return pdf.font(face);
  };
  const select = ({ size, ink = 'dark', font = 'text' }: Look) =>
    selectFace(faces[font][0]).fontSize(size).fillColor(inks[ink]);
  const widthOfRun = ({ face, shown }: Run): number => selectFace(face).widthOfString(shown);
  const runsOfLine = (line: string, { font = 'text' }: Look): Run[] => runsOf(plainSpaces(line), font);
  const widthOf = (line: string, look: Look): number =>
    runsOfLine(line, look).reduce((sum, run) => sum + widthOfRun(run), 0);
  /** Breaks inside a word if no line can hold it. */
  const fit = (line: string, look: Look, width: number): string[] => {
    if (line.includes(' ') || widthOf(line, look) <= width) return [line];
    const lines = [''];
    for (const letter of lettersOf(line)) {
      const longer = `${lines.at(-1) ?? ''}${letter}`;
      if (longer === letter || widthOf(longer, look) <= width) lines[lines.length - 1] = longer;
      else lines.push(letter);
    }
    return lines;
  };
  const linesOf = (text: string, look: Look, { width, align }: Pick<Required<Place>, 'width' | 'align'>): string[] => {
    select(look);
    const lines = breakLines(clean(text), width, (part) => widthOf(part, look)).split('\n');
    return align === 'left' ? lines.flatMap((line) => fit(line, look, width)) : lines;
  };
  const heightOfLine = (look: Look): number => select(look).currentLineHeight(true);
  const drawRun = ({ face, level, shown, letters }: Run, base: Face, x: number, y: number, baseline: number): void => {
    selectFace(face);
    const drawShown = () => pdf.text(shown, x, y, { lineBreak: false, baseline });
    // Fallbacks share glyphs between letters. Readers reorder glyphs of right-to-left runs, but not a text given for them.
    if (shown === letters && (face === base || level % 2 === 1)) return void drawShown();
    pdf.markContent('Span', { actual: letters });
    // Readers place letters by the state at the mark's end, so it ends before pdfkit restores the page's.
    const restore = pdf.restore.bind(pdf);
    pdf.restore = () => {
      pdf.restore = restore;
      return pdf.endMarkedContent().restore();
    };
    drawShown();
  };
  const drawLine = (runs: readonly Run[], look: Look, x: number, y: number): void => {
    const [base] = faces[look.font ?? 'text'];
    const places = new Map<Run, number>();
    let edge = x;
    if (runs.length > 1)
      for (const run of inVisualOrder(runs)) {
        places.set(run, edge);
        edge += widthOfRun(run);
      }
    for (const run of runs) drawRun(run, base, places.get(run) ?? x, y, -openFace(base).ascent * look.size);
  };
  return {
    draw: (text: string, look: Look, { x, y, width, align }: Required<Place>): void => {
      let top = y;
      const height = heightOfLine(look);
      for (const line of linesOf(text, look, { width, align })) {
        if (top + height > pdf.page.maxY()) {
          pdf.continueOnNewPage();
          top = pdf.y;
        }
        select(look);
        drawLine(runsOfLine(line, look), look, align === 'left' ? x : x + width - widthOf(line, look), top);
        top += height;
      }
      [pdf.x, pdf.y] = [x, top];
    },
    heightOf: (text: string, look: Look, width: number): number =>
      linesOf(text, look, { width, align: 'left' }).length * heightOfLine(look),
  };
}
