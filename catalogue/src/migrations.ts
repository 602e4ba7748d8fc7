import type { Migration } from '@talloor/platform/postgres/migrate.ts';
import { answerTables } from './migrations/answerTables.ts';
import { assortmentTables } from './migrations/assortmentTables.ts';
import { checkoutTables } from './migrations/checkoutTables.ts';
import { cannedTextsTable } from './migrations/cannedTextsTable.ts';
import { containerDepositsTable } from './migrations/containerDepositsTable.ts';
import { customerDetails } from './migrations/customerDetails.ts';
import { customerIdentity } from './migrations/customerIdentity.ts';
import { customerTables } from './migrations/customerTables.ts';
import { erpNumbers, erpNumbersSwap } from './migrations/erpNumbers.ts';
import { imageSources } from './migrations/imageSources.ts';
import { musselSeasonsApart, musselTables } from './migrations/musselTables.ts';
import { photosTable } from './migrations/photosTable.ts';
import { productTables } from './migrations/productTables.ts';
import { punchOutTables } from './migrations/punchOutTables.ts';
import { restrictedListTables } from './migrations/restrictedListTables.ts';
import { sealedNamesTable } from './migrations/sealedNamesTable.ts';
import { searchMissesTable, searchTables } from './migrations/searchTables.ts';
import { registerTables } from './migrations/registerTables.ts';
import { reservationTurns } from './migrations/reservationTurns.ts';
import { reservationVersions } from './migrations/reservationVersions.ts';
import { reserveWholeFunction } from './migrations/reserveWholeFunction.ts';
import { stockTables } from './migrations/stockTables.ts';
import { uploadColumnsTable } from './migrations/uploadColumnsTable.ts';

const reserveInOneStatement = `
drop function catalogue.reserve_whole;
alter table catalogue.reservations drop constraint reservations_order_event_id_fkey;
`;

/** Prefix search (`starts_with`, `like`) needs this collation. */
const keysByTheirBeginning = `alter table catalogue.changes alter column subject_key type text collate "C";`;

/** Spreadsheets drop leading zeros. */
const numbersWithoutZeros = `create index products_without_zeros on catalogue.products (ltrim(article_number, '0'));`;

/** Released steps never change. */
export const catalogueMigrations: readonly Migration[] = [
  { name: '001_products', up: (db) => db.raw(productTables).then(() => undefined) },
  { name: '002_stock', up: (db) => db.raw(stockTables).then(() => undefined) },
  { name: '003_customers', up: (db) => db.raw(customerTables).then(() => undefined) },
  { name: '004_search', up: (db) => db.raw(searchTables).then(() => undefined) },
  { name: '005_reserve_whole', up: (db) => db.raw(reserveWholeFunction).then(() => undefined) },
  { name: '006_reserve_in_one_statement', up: (db) => db.raw(reserveInOneStatement).then(() => undefined) },
  { name: '007_assortment', up: (db) => db.raw(assortmentTables).then(() => undefined) },
  { name: '009_restricted_lists', up: (db) => db.raw(restrictedListTables).then(() => undefined) },
  { name: '012_checkout', up: (db) => db.raw(checkoutTables).then(() => undefined) },
  { name: '013_keys_by_beginning', up: (db) => db.raw(keysByTheirBeginning).then(() => undefined) },
  { name: '014_register', up: (db) => db.raw(registerTables).then(() => undefined) },
  { name: '020_customer_details', up: (db) => db.raw(customerDetails).then(() => undefined) },
  { name: '021_customer_identity', up: (db) => db.raw(customerIdentity).then(() => undefined) },
  { name: '022_reservations_in_turn', up: (db) => db.raw(reservationTurns).then(() => undefined) },
  { name: '023_reservations_by_version', up: (db) => db.raw(reservationVersions).then(() => undefined) },
  { name: '024_upload_columns', up: (db) => db.raw(uploadColumnsTable).then(() => undefined) },
  { name: '025_numbers_without_zeros', up: (db) => db.raw(numbersWithoutZeros).then(() => undefined) },
  { name: '026_container_deposits', up: (db) => db.raw(containerDepositsTable).then(() => undefined) },
  { name: '027_mussels', up: (db) => db.raw(musselTables).then(() => undefined) },
  { name: '028_punch_out', up: (db) => db.raw(punchOutTables).then(() => undefined) },
  { name: '029_mussel_seasons_apart', up: (db) => db.raw(musselSeasonsApart).then(() => undefined) },
  { name: '030_answers', up: (db) => db.raw(answerTables).then(() => undefined) },
  { name: '031_canned_texts', up: (db) => db.raw(cannedTextsTable).then(() => undefined) },
  { name: '032_search_misses', up: (db) => db.raw(searchMissesTable).then(() => undefined) },
  { name: '033_erp_numbers', up: (db) => db.raw(erpNumbers).then(() => undefined) },
  { name: '034_photos', up: (db) => db.raw(photosTable).then(() => undefined) },
  { name: '035_image_sources', up: (db) => db.raw(imageSources).then(() => undefined) },
  { name: '036_erp_numbers_swap', up: (db) => db.raw(erpNumbersSwap).then(() => undefined) },
  { name: '037_sealed_names', up: (db) => db.raw(sealedNamesTable).then(() => undefined) },
];
