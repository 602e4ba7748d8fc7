import { z } from 'zod';
import { addressInput, deliveryWindow, setCustomerArticles, writeCustomerRows } from '../../customer/writeCustomers.ts';
import type { TableRow } from '../../changes/writeRows.ts';
import { articles, cents, choice, digits, flag, list, structured, text, whole } from '../fields.ts';
import { refuseErpNumbers } from './refuseErpNumbers.ts';
import { existing, fateOf, lockedRows, subject } from '../subject.ts';

const customerRecord = z.strictObject({
  customer_number: digits(),
  name: text(200).optional(),
  segment: text(60).optional(),
  language: choice(['nl', 'fr']).nullish(),
  show_prices: flag().nullish(),
  price_group: text(60).nullish(),
  address: structured(addressInput).optional(),
  /** Empty: the delivery address. */
  billing_address: structured(addressInput).nullish(),
  vat_number: text(20).nullish(),
  account_number: text(20).nullish(),
  erp_number: text(40).nullish(),
  address_book: structured(
    z.array(addressInput.extend({ label: z.string(), message: z.string().default('') })).max(500),
  ).nullish(),
  alternative_address_allowed: flag().nullish(),
  order_reference_required: flag().nullish(),
  /** Empty: the tenant's default. */
  minimum_order: cents().nullish(),
  free_delivery_from: cents().nullish(),
  delivery_fee: cents().nullish(),
  max_lines: whole(1, 10_000).nullish(),
  /** 1 Monday … 7 Sunday. */
  delivery_weekdays: list(/^[1-7]$/, 7).nullish(),
  windows: structured(z.array(deliveryWindow).min(1).max(20)).nullish(),
  assortment_restricted: flag().nullish(),
  contact_emails: structured(z.array(z.string().max(254).toLowerCase()).max(200)).nullish(),
  /** Complete. */
  article_numbers: articles(20_000).nullish(),
});
type CustomerRecord = z.output<typeof customerRecord>;

const defaults: TableRow = {
  language: 'nl',
  show_prices: true,
  price_group: '',
  billing_address: null,
  vat_number: '',
  account_number: '',
  erp_number: null,
  address_book: [],
  alternative_address_allowed: true,
  order_reference_required: false,
  minimum_order_cents: null,
  free_delivery_from_cents: null,
  delivery_fee_cents: null,
  max_lines: null,
  delivery_weekdays: null,
  windows: null,
  assortment_restricted: false,
  contact_emails: [],
};
const centsColumns = {
  minimum_order: 'minimum_order_cents',
  free_delivery_from: 'free_delivery_from_cents',
  delivery_fee: 'delivery_fee_cents',
} as const;
const requiredFields = ['name', 'segment', 'address'] as const;

/** Change rows omit addresses. */
export const customers = subject<CustomerRecord>({
  name: 'customers',
  record: customerRecord,
  keyOf: (record) => record.customer_number,
  linesPerPart: 500,
  remembered: true,
  write: async (lines, writing) => {
    const { client, tally } = writing;
    const present = await lockedRows(
      client,
      'customers',
      'customer_number',
      lines.map(({ record }) => record.customer_number),
    );
    const articleNumbers = lines.flatMap(({ record }) => record.article_numbers ?? []);
    const articles = await existing(client, 'products', 'article_number', articleNumbers);
    const judgedRows: { readonly line: number; readonly record: CustomerRecord; readonly row: TableRow }[] = [];
    for (const { line, record } of lines) {
      const before: TableRow | undefined = present.get(record.customer_number);
      const missing = requiredFields.find((field) => !before && record[field] === undefined);
      const unknown = record.article_numbers?.find((article) => !articles.has(article));
      if (missing) tally.reject(line, 'import.required', missing, 'is missing');
      else if (unknown !== undefined)
        tally.reject(line, 'import.unknown_article', 'article_numbers', `there is no article ${unknown}`);
      else judgedRows.push({ line, record, row: rowOf(record, before) });
    }
    const rows = judgedRows.map(({ row }) => row);
    const owners = await refuseErpNumbers(client, 'customers', 'customer_number', rows, present);
    const validRows = judgedRows.filter(({ line, record }) => {
      const owner = owners.get(record.customer_number);
      const message = `customer ${owner} has the number already`;
      if (owner !== undefined) tally.reject(line, 'import.duplicate_erp_number', 'erp_number', message);
      return owner === undefined;
    });
    const outcomes = await writeCustomerRows(
      writing,
      validRows.map(({ row }) => row),
    );
    for (const { record } of validRows) {
      const { customer_number: number, article_numbers: own } = record;
      const isMoved = own !== undefined && (await setCustomerArticles(writing, number, own ?? []));
      tally.count(fateOf([outcomes.get(number), isMoved ? 'changed' : undefined]));
    }
  },
});

function rowOf(record: CustomerRecord, before: TableRow | undefined): TableRow {
  const row: Record<string, TableRow[string]> = { ...defaults, ...before };
  const { article_numbers: _, delivery_weekdays: weekdays, ...fields } = record;
  for (const [field, value] of Object.entries(fields)) {
    const column = field in centsColumns ? centsColumns[field as keyof typeof centsColumns] : field;
    if (value !== undefined) row[column] = (value as TableRow[string]) ?? defaults[column] ?? null;
  }
  if (weekdays !== undefined) row['delivery_weekdays'] = weekdays?.map(Number) ?? null;
  return row;
}
