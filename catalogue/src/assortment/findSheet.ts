import type { Pool } from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { Assortment } from './assortment.ts';
import { visibleTo } from './visible.ts';
import { specSheetsTable } from '../tables.ts';

export function createSheetFinder(pool: Pool): Assortment['findSheet'] {
  return async (articleNumber, type, language, customerNumber) => {
    const values = [articleNumber, type, language, customerNumber ?? '', askingUser()];
    return findRow(pool, sheetColumns, { ...statement, values });
  };
}

const sheetColumns = {
  ...columnsOf(specSheetsTable, 'hash', 'content'),
  fileName: 'text not null',
  contentType: 'text not null',
} as const;
const statement = {
  name: 'catalogue_sheet',
  text: `select f.file_name as "fileName", f.content_type as "contentType", f.hash, f.content
    from catalogue.spec_sheets f
    where f.article_number = $1 and f.type = $2 and f.language in ('', $3) and ${visibleTo('f.article_number', '$4', '$5')}
    order by f.language desc limit 1`,
};
