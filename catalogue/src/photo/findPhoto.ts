import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { photosTable } from '../tables.ts';

export async function findPhoto(
  pool: Pick<Pool, 'query'>,
  { photoId, width, format }: { readonly photoId: string; readonly width: number; readonly format: string },
): Promise<Buffer | null> {
  const row = await findRow(pool, columnsOf(photosTable, 'content'), {
    name: 'catalogue_photo',
    text: 'select content from catalogue.photos where photo_id = $1 and width = $2 and format = $3',
    values: [photoId, width, format],
  });
  return row?.content ?? null;
}
