import type { HiddenCells } from './hiddenInOds.ts';

const tags = /<(table|tr|col)(?=[\s>/])([^<>]*)>/gi;
const hides = /\bdisplay\s*:\s*none\b|\bvisibility\s*:\s*(?:hidden|collapse)\b|(?:^|\s)hidden(?=[\s=/]|$)/i;

/** Filtered sheets saved as a page hide rows, which the library does not read. */
export function hiddenInHtml(page: string): readonly HiddenCells[] {
  const tables: { rows: Set<number>; columns: Set<number> }[] = [];
  const at = { row: 0, column: 0 };
  for (const [, tag = '', attributes = ''] of page.matchAll(tags)) {
    const table = tables.at(-1);
    switch (tag.toLowerCase()) {
      case 'table':
        tables.push({ rows: new Set(), columns: new Set() });
        Object.assign(at, { row: 0, column: 0 });
        break;
      case 'tr':
        if (hides.test(attributes)) table?.rows.add(at.row);
        at.row += 1;
        break;
      default:
        if (hides.test(attributes)) table?.columns.add(at.column);
        at.column += 1;
    }
  }
  return tables;
}
