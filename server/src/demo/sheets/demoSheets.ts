import type { SpecSheetInput } from '@talloor/catalogue/sheet/writeSpecSheets.ts';
import { detailOf } from '../content/details/detailOf.ts';
import { chooseSheets } from './chooseSheets.ts';
import { renderSheet } from './renderSheet.ts';
import { sheetRows, sheetTitles } from './sheetText.ts';

/** The spec sheets of the demo, each one file for both languages. */
export async function demoSheets(): Promise<readonly SpecSheetInput[]> {
  const sheets: SpecSheetInput[] = [];
  for (const chosen of chooseSheets()) {
    const { article, type } = chosen;
    const rows = sheetRows(chosen, detailOf(article));
    const content = await renderSheet({ title: sheetTitles[type], name: article.name, rows });
    sheets.push({
      articleNumber: article.articleNumber,
      type,
      fileName: `${article.articleNumber}-${type}.pdf`,
      content,
    });
  }
  return sheets;
}
