import type { Paper, Part } from './openPaper.ts';
import { margin, sheetLeft, sheetRight, type Ink } from './paperStyle.ts';
import type { Look } from './paperText.ts';

/** Edges and width in points. */
export type PaperColumn = {
  readonly head: string;
  readonly left: number;
  readonly width: number;
  readonly align: 'left' | 'right';
};
export type PaperRow = {
  readonly cells: readonly string[];
  readonly notes: readonly { readonly text: string; readonly ink: Ink }[];
};
/** Repeated as `continued` on further sheets. */
export type PaperHeading = { readonly name: string; readonly continued: string; readonly ink: Ink };

/** Numbers are right-aligned. */
export const column = (
  head: string,
  left: number,
  width: number,
  align: PaperColumn['align'] = 'right',
): PaperColumn => ({ head, left, width, align });

const looks = {
  head: { size: 8, ink: 'soft' },
  first: { size: 9.5, font: 'strong' },
  note: { size: 8 },
  cell: { size: 9.5 },
} satisfies Record<string, Look>;

/** Further sheets repeat title and column heads. */
export function paperTable(paper: Paper, title: string, columns: readonly PaperColumn[]) {
  const { pdf } = paper;
  const table = paper.branch('Table');
  const width = columns[0]?.width ?? 0;
  const heightOf = ({ cells, notes }: PaperRow): number =>
    8 +
    paper.heightOf(cells[0] ?? '', looks.first, width) +
    notes.reduce((sum, { text }) => sum + paper.heightOf(text, looks.note, width), 0);
  const heads = (each: (column: PaperColumn, y: number) => void): void => {
    const y = pdf.y;
    for (const tableColumn of columns) each(tableColumn, y);
    pdf.y = y + 12;
    paper.rule();
  };
  const placeOf = ({ left, width: wide, align }: PaperColumn, y: number) => ({ x: left, y, width: wide, align });
  const repeatHeads = (): void => {
    paper.artifact(() => paper.draw(title, looks.head, { y: margin, width: 400 }));
    pdf.y = margin + 18;
    heads((tableColumn, y) => paper.artifact(() => paper.draw(tableColumn.head, looks.head, placeOf(tableColumn, y))));
  };
  const heading = (name: string, ink: Ink, row: Part | null): void => {
    const look: Look = { size: 11, ink, font: 'strong' };
    pdf.y += 5;
    if (row === null) paper.artifact(() => paper.draw(name, look, {}));
    else paper.say('TH', name, look, {}, row);
    pdf.y += 2;
    paper.rule();
  };
  const write = (row: PaperRow): void => {
    const y = pdf.y;
    const tree = paper.branch('TR', table);
    paper.mark('TD', tree, () => {
      paper.draw(row.cells[0] ?? '', looks.first, { y, width });
      for (const { text, ink } of row.notes) paper.draw(text, { ...looks.note, ink }, { width });
    });
    const below = pdf.y;
    columns.slice(1).forEach((tableColumn, index) => {
      paper.say('TD', row.cells[index + 1] ?? '', looks.cell, placeOf(tableColumn, y), tree);
    });
    tree.end();
    pdf.y = below + 3;
    paper.rule();
  };
  return {
    heads: (): void => {
      const tree = paper.branch('TR', table);
      heads((tableColumn, y) => paper.say('TH', tableColumn.head, looks.head, placeOf(tableColumn, y), tree));
    },
    /** @param after points to keep free after the last row */
    rows: (rows: readonly PaperRow[], after = 0, over?: PaperHeading): void => {
      const free = (index: number) => {
        const row = rows[index];
        return (row ? heightOf(row) : 0) + (index === rows.length - 1 ? after : 0);
      };
      if (over) {
        if (paper.keepTogether(26 + free(0))) repeatHeads();
        heading(over.name, over.ink, paper.branch('TR', table));
      }
      rows.forEach((row, index) => {
        if (paper.keepTogether(free(index))) {
          repeatHeads();
          if (over) heading(over.continued, over.ink, null);
        }
        write(row);
      });
    },
    width: sheetRight - sheetLeft,
  };
}
