import type pg from 'pg';
import { mostPhotoBytes } from '@talloor/catalogue/photo/encodeSizes.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { fetchPhoto } from './fetchPhoto.ts';
import type { PhotoFile } from './importPhotoFiles.ts';

export async function photosAtAddresses(pool: Pick<pg.Pool, 'query'>): Promise<readonly PhotoFile[]> {
  const rows = await findRows(
    pool,
    { number: 'text not null', address: 'text not null' },
    `select article_number as number, image_source as address from catalogue.products
     where image_source is not null order by article_number`,
  );
  return rows.map(({ number, address }) => ({
    name: number,
    code: number,
    read: () => fetchPhoto(address, mostPhotoBytes),
  }));
}
