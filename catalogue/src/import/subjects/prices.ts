import { z } from 'zod';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import type { TableRow } from '../../changes/writeRows.ts';
import { writePriceRows } from '../../price/writePrices.ts';
import { article, choice, day, decimal, digits, mills, text } from '../fields.ts';
import { existing, subject, type ImportWriting } from '../subject.ts';

const priceRecord = z
  .strictObject({
    article_number: article(),
    kind: choice(['list', 'group', 'offer', 'tender', 'day', 'box']),
    price_group: text(60).nullish(),
    customer_number: digits().nullish(),
    from_quantity: decimal({ min: 0, max: defaultMaximum, decimals: 3, above: true }).nullish(),
    /** Mills per price unit, without VAT. */
    price: mills(),
    /** Inclusive; empty is open-ended. A day price applies on `from_day` only. */
    from_day: day().nullish(),
    to_day: day().nullish(),
  })
  .superRefine((price, context) => {
    const refuse = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    const need = {
      group: 'price_group',
      offer: 'customer_number',
      tender: 'customer_number',
      box: 'from_quantity',
      day: 'from_day',
      list: null,
    } as const;
    const requiredField = need[price.kind];
    if (requiredField !== null && !price[requiredField])
      refuse(requiredField, 'import.required', `a ${price.kind} price needs it`);
    for (const field of ['price_group', 'customer_number', 'from_quantity'] as const)
      if (field !== requiredField && price[field]) refuse(field, 'import.invalid', `a ${price.kind} price has none`);
    if (price.from_day && price.to_day && price.to_day < price.from_day)
      refuse('to_day', 'import.invalid', `${price.to_day} is before ${price.from_day}`);
  });
type PriceRecord = z.output<typeof priceRecord>;

const holderOf = ({ kind, price_group, customer_number }: PriceRecord): string =>
  (kind === 'group' ? price_group : kind === 'offer' || kind === 'tender' ? customer_number : '') ?? '';
const keyOf = (price: PriceRecord): string =>
  [price.article_number, price.kind, holderOf(price), price.from_day ?? '-infinity'].join('/');

/** Overwrites by article, kind, holder and first day. */
export const prices = subject<PriceRecord>({
  name: 'prices',
  record: priceRecord,
  keyOf,
  linesPerPart: 2000,
  remembered: true,
  write: async (lines, writing) => {
    const { client, tally } = writing;
    const records = lines.map(({ record }) => record);
    const articles = await existing(
      client,
      'products',
      'article_number',
      records.map((price) => price.article_number),
    );
    const customers = await customersOf(records, writing);
    const validLines = lines.filter(({ line, record: { article_number: article, customer_number: customer } }) => {
      if (!articles.has(article))
        tally.reject(line, 'import.unknown_article', 'article_number', `there is no article ${article}`);
      else if (customer && !customers.has(customer))
        tally.reject(line, 'import.unknown_customer', 'customer_number', `there is no customer ${customer}`);
      else return true;
      return false;
    });
    const outcomes = await writePriceRows(
      writing,
      validLines.map(({ record }) => rowOf(record)),
    );
    for (const { record } of validLines) tally.count(outcomes.get(keyOf(record)) ?? 'unchanged');
  },
});

function customersOf(records: readonly PriceRecord[], { client }: ImportWriting): Promise<ReadonlySet<string>> {
  const numbers = records.flatMap((price) => price.customer_number ?? []);
  return numbers.length === 0 ? Promise.resolve(new Set()) : existing(client, 'customers', 'customer_number', numbers);
}

const rowOf = (price: PriceRecord): TableRow => ({
  article_number: price.article_number,
  kind: price.kind,
  holder: holderOf(price),
  from_day: price.from_day ?? '-infinity',
  to_day: (price.kind === 'day' ? price.from_day : price.to_day) ?? 'infinity',
  from_quantity: price.kind === 'box' ? (price.from_quantity ?? null) : null,
  price_mills: price.price,
});
