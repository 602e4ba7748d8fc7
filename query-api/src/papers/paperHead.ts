import { fillText } from '@talloor/messages/basket/fillText.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { drawCode39 } from './drawCode39.ts';
import { drawLogo } from './drawLogo.ts';
import { usualLetterhead } from './letterhead.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { margin, sheetLeft, sheetRight, type Ink } from './paperStyle.ts';

export type HeadLine = { readonly text: string; readonly ink?: Ink; readonly isStrong?: boolean };

export type PaperHead = {
  readonly title: string;
  /** Barcode for scanners, or null. */
  readonly number: string | null;
  readonly lines: readonly HeadLine[];
  /** Side by side; the first line is the heading. */
  readonly blocks: readonly (readonly string[])[];
};

/** Two blocks leave room at their right; more share the sheet. */
const widestBlock = 240;
const blockGap = 20;

const logoHeight = 17;

function writeLetterhead(paper: Paper): void {
  const { pdf, letterhead } = paper;
  const { name, logo } = letterhead;
  const place = { x: sheetLeft, y: margin, height: logoHeight };
  if (logo !== null) {
    const draw = () => pdf.image(Buffer.from(logo), place.x, place.y, { fit: [180, logoHeight] });
    paper.mark('Figure', paper.root, draw, name);
  } else if (name === usualLetterhead.name) paper.mark('Figure', paper.root, () => drawLogo(pdf, place), name);
  else paper.say('P', name, { size: 14, font: 'strong' }, { y: margin, width: 330 });
}

export function writeHead(paper: Paper, language: PaperLanguage, { title, number, lines, blocks }: PaperHead): void {
  const { pdf } = paper;
  writeLetterhead(paper);
  if (number !== null) {
    const words = fillText(paperTexts[language].barcode, { number }, language);
    paper.mark(
      'Figure',
      paper.root,
      () => drawCode39(pdf, number, { right: sheetRight, top: margin, height: 30 }),
      words,
    );
  }
  paper.say('H1', title, { size: 19, font: 'strong' }, { y: margin + 24, width: 330 });
  pdf.y += 2;
  for (const { text, ink = 'soft', isStrong = false } of lines)
    paper.say('P', text, { size: 9.5, ink, font: isStrong ? 'strong' : 'text' });
  const shared = (sheetRight - sheetLeft + blockGap) / Math.max(1, blocks.length) - blockGap;
  const blockWidth = Math.min(widestBlock, shared);
  const top = pdf.y + 10;
  let below = pdf.y;
  blocks.forEach((block, index) => {
    const x = sheetLeft + index * (blockWidth + blockGap);
    block.forEach((text, row) => {
      const place = { x, y: row === 0 ? top : pdf.y, width: blockWidth };
      paper.say(row === 0 ? 'H2' : 'P', text, { size: 9, font: row === 0 ? 'strong' : 'text' }, place);
    });
    below = Math.max(below, pdf.y);
  });
  pdf.y = below + 12;
}
