import { z } from 'zod';
import { officeOrderFilter } from '@talloor/contracts/endpoints/office.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

export type OfficeOrdersQuestion = {
  readonly filter: z.output<typeof officeOrderFilter>;
  /** First and last row, both inclusive. */
  readonly range: readonly [number, number];
  readonly column: string;
  readonly descending: boolean;
};

/** What the list can be sorted by, and the column that holds it. */
const sortColumns = {
  id: 'order_number',
  order_number: 'order_number',
  customer_number: 'customer_number',
  customer_name: 'customer_name',
  reference: 'reference',
  placed_at: 'placed_at',
  order_date: 'placed_at',
  delivery_date: 'delivery_day',
  changeable_until: 'change_deadline',
  status: 'change_deadline',
  amount_to_pay: 'payable_cents',
} as const;

const mostRows = 100;
const rangeSchema = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)])
  .refine(([first, last]) => last >= first && last - first < mostRows, `at most ${mostRows} rows, first before last`);
const sortSchema = z.tuple([z.enum(Object.keys(sortColumns) as (keyof typeof sortColumns)[]), z.enum(['ASC', 'DESC'])]);

/** Reads react-admin's JSON in the query. @throws Problem request.malformed, naming the field */
export function officeOrdersQuestion(query: { filter: string; range: string; sort: string }): OfficeOrdersQuestion {
  const [field, direction] = parsed('sort', query.sort, sortSchema);
  return {
    filter: parsed('filter', query.filter, officeOrderFilter),
    range: parsed('range', query.range, rangeSchema),
    column: sortColumns[field],
    descending: direction === 'DESC',
  };
}

function parsed<S extends z.ZodType>(path: string, text: string, schema: S): z.output<S> {
  const result = schema.safeParse(jsonOf(path, text));
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    in: 'query' as const,
    path: [path, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  throw new Problem('request.malformed', { errors });
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('request.malformed', { errors: [{ in: 'query', path, message: 'is no JSON' }] });
  }
}
