import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { drawingAddress, photoAddress } from '@talloor/rules/product/photoAddress.ts';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow } from '../changes/writeRows.ts';
import { productsTable } from '../tables.ts';
import type { EncodedSizes } from './encodeSizes.ts';

export type ArticlePhoto = {
  readonly articleNumber: string;
  readonly original: Uint8Array;
  readonly encoded: EncodedSizes;
};
export type ArticleDrawing = { readonly articleNumber: string; readonly svg: string };

const idOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export async function showsPhoto(pool: Pick<Pool, 'query'>, articleNumber: string, original: Uint8Array) {
  const { rowCount } = await pool.query(
    'select from catalogue.products where article_number = $1 and starts_with(image, $2)',
    [articleNumber, `/api/photos/${idOf(original)}/`],
  );
  return (rowCount ?? 0) > 0;
}

/** @returns false when the article already shows this photo */
export async function writePhoto(pool: Pool, photo: ArticlePhoto, changedBy: ChangedBy): Promise<boolean> {
  const { articleNumber, original, encoded } = photo;
  const photoId = idOf(original);
  const rows = encoded.sizes.map(({ width, format, content }) => ({ photoId, width, format, content }));
  const changed = await showPhotos(
    pool,
    new Map([[articleNumber, photoAddress(photoId, encoded.widest)]]),
    rows,
    changedBy,
  );
  return changed > 0;
}

/** @returns how many articles show another drawing */
export async function writeDrawings(
  pool: Pick<Pool, 'connect'>,
  drawings: readonly ArticleDrawing[],
  changedBy: ChangedBy,
): Promise<number> {
  const drawn = drawings.map(({ articleNumber, svg }) => ({ articleNumber, svg, photoId: idOf(svg) }));
  const addresses = new Map(drawn.map(({ articleNumber, photoId }) => [articleNumber, drawingAddress(photoId)]));
  const rows = drawn.map(({ photoId, svg }) => ({ photoId, width: 0, format: 'svg', content: Buffer.from(svg) }));
  return showPhotos(pool, addresses, rows, changedBy);
}

type PhotoRow = {
  readonly photoId: string;
  readonly width: number;
  readonly format: string;
  readonly content: Buffer;
};

async function showPhotos(
  pool: Pick<Pool, 'connect'>,
  addresses: ReadonlyMap<string, string>,
  photoRows: readonly PhotoRow[],
  changedBy: ChangedBy,
): Promise<number> {
  let changed = 0;
  await changeCatalogue(pool, async (client) => {
    for (const { photoId, width, format, content } of photoRows)
      await client.query(
        `insert into catalogue.photos (photo_id, width, format, content) values ($1, $2, $3, $4)
         on conflict (photo_id, width, format) do nothing`,
        [photoId, width, format, content],
      );
    const present = await findRows(
      client,
      { ...columnsOf(productsTable, 'article_number'), row: typed<TableRow>('jsonb not null') },
      `select article_number, to_jsonb(t) as row from catalogue.products t where article_number = any($1)
       order by article_number for update`,
      [[...addresses.keys()]],
    );
    const rows = present.map(({ article_number: number, row }) => ({ ...row, image: addresses.get(number) ?? null }));
    changed = (await writeRows(client, 'products', ['article_number'], rows, changedBy)).size;
    return changed === 0 ? nothingWritten : undefined;
  });
  return changed;
}
