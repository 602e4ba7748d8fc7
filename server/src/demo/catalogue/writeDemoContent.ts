import type pg from 'pg';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { writeDeliveryTerms } from '@talloor/catalogue/calendar/writeDeliveryTerms.ts';
import type { ContentTable } from '@talloor/catalogue/content/contentTable.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { writeFreeSamples } from '@talloor/catalogue/sample/writeFreeSamples.ts';
import { writePlaces } from '@talloor/catalogue/places/writePlaces.ts';
import { writeCompanies } from '@talloor/catalogue/register/writeCompanies.ts';
import { writeSpecSheets } from '@talloor/catalogue/sheet/writeSpecSheets.ts';
import { demoCompanies } from '../content/companies.ts';
import { demoDeliveryTerms } from '../content/deliveryTerms.ts';
import { demoPlaces } from '../content/places.ts';
import {
  demoBanners,
  demoColumnSets,
  demoFaq,
  demoFreeSamples,
  demoRedirects,
  demoSpecialLists,
  demoSynonyms,
} from '../content/shop/readShopContent.ts';
import { demoSheets } from '../sheets/demoSheets.ts';

/** Writes spec sheets, free samples and what the back office would have written. May be repeated. */
export async function writeDemoContent(pool: pg.Pool, changed: ChangedBy): Promise<void> {
  await writeSpecSheets(pool, await demoSheets(), changed);
  await writeDeliveryTerms(pool, demoDeliveryTerms, changed);
  if (!(await hasImportedPlaces(pool))) await writePlaces(pool, demoPlaces, changed);
  await writeCompanies(pool, demoCompanies);
  await writeFreeSamples(pool, demoFreeSamples, changed);
  await fill(pool, contentTables.banners, demoBanners, changed);
  await fill(pool, contentTables.synonyms, demoSynonyms, changed);
  await fill(pool, contentTables.redirects, demoRedirects, changed);
  await fill(pool, contentTables.specialLists, demoSpecialLists, changed);
  await fill(pool, contentTables.faqItems, demoFaq, changed);
  await fill(pool, contentTables.columnSets, demoColumnSets, changed);
}

/** Places that a tenant imported are whole: what the demo knows of them would come between. */
async function hasImportedPlaces(pool: pg.Pool): Promise<boolean> {
  const text = `select from catalogue.imports where subject in ('postal-codes', 'streets') limit 1`;
  return (await pool.query(text)).rowCount !== 0;
}

/** A kind of which there is any is the office's own, or was filled before the seed was cut short. */
async function fill<Content extends object>(
  pool: pg.Pool,
  table: ContentTable<Content>,
  contents: readonly Content[],
  changed: ChangedBy,
): Promise<void> {
  const { rowCount } = await pool.query(`select from catalogue.${table.table} limit 1`);
  if (rowCount === 0) await addContent(pool, table, contents, changed);
}
