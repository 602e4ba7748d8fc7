import { z } from 'zod';
import { latestInstant } from '@talloor/rules/erp/latestInstant.ts';
import { writeStockRows } from '../../stock/writeStock.ts';
import { article, decimal, instant } from '../fields.ts';
import { existing, subject } from '../subject.ts';

const stockRecord = z.strictObject({
  article_number: article(),
  /** Empty is unlimited. */
  quantity: decimal({ min: 0, max: 999_999_999, decimals: 3 }).nullable(),
  /** Time of the count; default now. */
  as_of: instant().nullish(),
});
type StockRecord = z.output<typeof stockRecord>;

/** Older counts are passed over, because deliveries may overtake each other. */
export const stock = subject<StockRecord>({
  name: 'stock',
  record: stockRecord,
  keyOf: (record) => record.article_number,
  linesPerPart: 2000,
  remembered: false,
  write: async (lines, writing) => {
    const { client, changedBy, tally } = writing;
    const numbers = lines.map(({ record }) => record.article_number);
    const articles = await existing(client, 'products', 'article_number', numbers);
    const latest = latestInstant(changedBy.at).toISOString();
    const validLines = lines.filter(({ line, record: { article_number: article, as_of: asOf } }) => {
      if (!articles.has(article))
        tally.reject(line, 'import.unknown_article', 'article_number', `there is no article ${article}`);
      else if (asOf && asOf > latest) tally.reject(line, 'import.dated_ahead', 'as_of', `${asOf} lies in the future`);
      else return true;
      return false;
    });
    const { outcomes, newerCounts } = await writeStockRows(
      writing,
      validLines.map(({ record }) => ({
        article_number: record.article_number,
        reported: record.quantity,
        as_of: record.as_of ?? changedBy.at.toISOString(),
      })),
    );
    for (const { line, record } of validLines) {
      const newer = newerCounts.get(record.article_number);
      if (newer !== undefined)
        tally.note(line, 'as_of', `is passed over: the stored count is of ${newer}`, 'import.outdated');
      tally.count(outcomes.get(record.article_number) ?? 'unchanged');
    }
  },
});
