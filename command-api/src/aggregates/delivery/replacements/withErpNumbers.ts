import type { replacementResult } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { z } from 'zod';
import type { CommandSide } from '../../../commandSide.ts';
import type { JudgedReplacement } from './withheldOf.ts';

export async function withErpNumbers(
  { pool }: Pick<CommandSide, 'pool'>,
  replacements: readonly JudgedReplacement[],
): Promise<z.output<typeof replacementResult>[]> {
  const articles = [...new Set(replacements.map(({ article_number: number }) => number))];
  const rows =
    articles.length === 0
      ? []
      : await findRows(
          pool,
          { number: 'text not null', erp: 'text' },
          'select article_number as number, erp_number as erp from catalogue.products where article_number = any($1)',
          [articles],
        );
  const numbers = new Map(rows.map(({ number, erp }) => [number, erp]));
  return replacements.map((each) => ({ ...each, article_erp_number: numbers.get(each.article_number) ?? null }));
}
