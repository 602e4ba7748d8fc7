import type pg from 'pg';
import { writeDeliveryTerms } from '@talloor/catalogue/calendar/writeDeliveryTerms.ts';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import type { ContentTable } from '@talloor/catalogue/content/contentTable.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { writeFreeSamples } from '@talloor/catalogue/sample/writeFreeSamples.ts';
import { writePlaces } from '@talloor/catalogue/places/writePlaces.ts';
import { writeCompanies } from '@talloor/catalogue/register/writeCompanies.ts';
import {
  demoBanners,
  demoCannedTexts,
  demoColumnSets,
  demoCompanies,
  demoDelivery,
  demoFaq,
  demoFreeSamples,
  demoRedirects,
  demoSpecialLists,
  demoSynonyms,
} from '../content/demoShop.ts';
import { drawDemoPhotos } from '../photos/drawDemoPhotos.ts';
import { importDemoFile } from './importDemoFile.ts';

/** Repeatable. */
export async function writeDemoContent(pool: pg.Pool, changedBy: ChangedBy): Promise<void> {
  await writeDeliveryTerms(pool, demoDelivery(), changedBy);
  if (!(await hasImportedPlaces(pool))) {
    await importDemoFile(pool, 'postal-codes', changedBy);
    await importDemoFile(pool, 'streets', changedBy);
  }
  await importDemoFile(pool, 'container-deposits', changedBy);
  await writeUndelivered(pool, demoDelivery().undelivered, changedBy);
  await writeCompanies(pool, demoCompanies());
  await drawDemoPhotos(pool, changedBy);
  await writeFreeSamples(pool, demoFreeSamples(), changedBy);
  await fill(pool, contentTables.banners, demoBanners(), changedBy);
  await fill(pool, contentTables.synonyms, demoSynonyms(), changedBy);
  await fill(pool, contentTables.redirects, demoRedirects(), changedBy);
  await fill(pool, contentTables.specialLists, demoSpecialLists(), changedBy);
  await fill(pool, contentTables.faqItems, demoFaq(), changedBy);
  await fill(pool, contentTables.cannedTexts, demoCannedTexts(), changedBy);
  await fill(pool, contentTables.columnSets, demoColumnSets(), changedBy);
}

export const writeUndelivered = (pool: pg.Pool, undelivered: readonly string[], changedBy: ChangedBy): Promise<void> =>
  writePlaces(pool, { postalCodes: [], streets: [], undelivered }, changedBy);

/** Imported places must not mix with the demo's. */
async function hasImportedPlaces(pool: pg.Pool): Promise<boolean> {
  const text = `select from catalogue.imports where subject in ('postal-codes', 'streets') and imported_by <> 'demo' limit 1`;
  return (await pool.query(text)).rowCount !== 0;
}

/** Existing content is the office's or an interrupted seed's. */
async function fill<Content extends object>(
  pool: pg.Pool,
  table: ContentTable<Content>,
  contents: readonly Content[],
  changedBy: ChangedBy,
): Promise<void> {
  const { rowCount } = await pool.query(`select from catalogue.${table.table} limit 1`);
  if (rowCount === 0) await addContent(pool, table, contents, changedBy);
}
