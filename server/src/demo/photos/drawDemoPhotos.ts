import type pg from 'pg';
import { z } from 'zod';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { writeDrawings } from '@talloor/catalogue/photo/writePhoto.ts';
import { productsTable } from '@talloor/catalogue/tables.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { document } from '../content/readRecords.ts';
import { drawArticle } from './drawArticle.ts';

export const drawnArticles = document('drawn-articles', z.array(z.string().regex(/^\d+$/)).min(60));

/** Photos of the office stay. */
export async function drawDemoPhotos(pool: pg.Pool, changedBy: ChangedBy): Promise<void> {
  const rows = await findRows(
    pool,
    columnsOf(productsTable, 'article_number', 'name_nl', 'pack_nl', 'subgroup_code', 'item_code'),
    `select article_number, name_nl, pack_nl, subgroup_code, item_code from catalogue.products
     where article_number = any($1) and (image is null or image like '/api/photos/%.svg') order by 1`,
    [drawnArticles()],
  );
  const drawings = rows.map(({ item_code: item, ...row }) => ({
    articleNumber: row.article_number,
    svg: drawArticle({ ...row, item_code: item ?? undefined }),
  }));
  await writeDrawings(pool, drawings, changedBy);
}
