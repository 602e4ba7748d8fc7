import type pg from 'pg';
import { encodeSizes } from '@talloor/catalogue/photo/encodeSizes.ts';
import { showsPhoto, writePhoto } from '@talloor/catalogue/photo/writePhoto.ts';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { gtinOf } from '@talloor/rules/product/articleCode.ts';

export type PhotoFile = {
  readonly name: string;
  /** Article number, EAN or ERP number. */
  readonly code: string;
  /** @throws Error with a message in words */
  readonly read: () => Promise<Uint8Array>;
};

export type PhotoReport = {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly name: string; readonly why: string }[];
};

export const mostPhotos = 50_000;

export async function importPhotoFiles(
  pool: pg.Pool,
  files: AsyncIterable<PhotoFile> | Iterable<PhotoFile>,
  changedBy: ChangedBy,
  dryRun: boolean,
): Promise<PhotoReport> {
  let [changed, unchanged, count] = [0, 0, 0];
  const refused: { name: string; why: string }[] = [];
  for await (const { name, code, read } of files) {
    count += 1;
    if (count > mostPhotos) {
      refused.push({ name, why: `comes after the first ${mostPhotos} photos` });
      break;
    }
    const articleNumber = (await findArticle(pool, code)) ?? (await findArticle(pool, withoutWords(code)));
    if (articleNumber === null) {
      refused.push({ name, why: `no article has the number or EAN ${code.slice(0, 40)}` });
      continue;
    }
    const original = await read().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (typeof original === 'string') {
      refused.push({ name, why: original });
      continue;
    }
    if (await showsPhoto(pool, articleNumber, original)) {
      unchanged += 1;
      continue;
    }
    const encoded = await encodeSizes(original);
    if (typeof encoded === 'string') refused.push({ name, why: encoded });
    else if (dryRun || (await writePhoto(pool, { articleNumber, original, encoded }, changedBy))) changed += 1;
    else unchanged += 1;
  }
  return { changed, unchanged, refused };
}

/** `131209_front` and `131209-1` are 131209. */
const withoutWords = (code: string): string => code.replace(/(?<=^\d+)[ _-].*$/, '');

async function findArticle(pool: pg.Pool, code: string): Promise<string | null> {
  const gtin = gtinOf(code);
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    `select article_number as number from catalogue.products
     where article_number = $1 or ean = any($2) or upper(erp_number) = upper($1)
     order by article_number <> $1 limit 1`,
    [code, gtin === null ? [] : writingsOfGtin(gtin)],
  );
  return rows[0]?.number ?? null;
}
