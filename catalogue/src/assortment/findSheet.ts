import type { Pool } from 'pg';
import { askingUser } from '../customer/askedBy.ts';
import type { Assortment, SheetFile } from './assortment.ts';
import { visibleTo } from './visible.ts';

/** Finds spec sheets: the one in the language before the one for both. */
export function createSheetFinder(pool: Pool): Assortment['findSheet'] {
  return async (articleNumber, type, language, customerNumber) => {
    const values = [articleNumber, type, language, customerNumber ?? '', askingUser()];
    const { rows } = await pool.query<SheetFile>({ ...statement, values });
    return rows[0] ?? null;
  };
}

const statement = {
  name: 'catalogue_sheet',
  text: `select f.file_name as "fileName", f.content_type as "contentType", f.hash, f.content
    from catalogue.spec_sheets f
    where f.article_number = $1 and f.type = $2 and f.language in ('', $3) and ${visibleTo('f.article_number', '$4', '$5')}
    order by f.language desc limit 1`,
};
