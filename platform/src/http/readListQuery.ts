import { z } from 'zod';
import { Problem } from './problem.ts';

export type ListQuestion<Filter, Field extends string> = {
  readonly filter: Filter;
  /** Inclusive. */
  readonly range: readonly [number, number];
  readonly field: Field;
  readonly descending: boolean;
};

const mostRows = 100;
const rangeSchema = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)])
  .refine(([first, last]) => last >= first && last - first < mostRows, `at most ${mostRows} rows, first before last`);

/** @throws Problem request.malformed, naming the field */
export function readListQuery<Filter, Field extends string>(
  query: { readonly filter: string; readonly range: string; readonly sort: string },
  filterSchema: z.ZodType<Filter>,
  sortFields: readonly Field[],
): ListQuestion<Filter, Field> {
  const sortSchema = z.tuple([z.enum(sortFields), z.enum(['ASC', 'DESC'])]);
  const [field, direction] = parsed('sort', query.sort, sortSchema);
  return {
    filter: parsed('filter', query.filter, filterSchema),
    range: parsed('range', query.range, rangeSchema),
    field: field as Field,
    descending: direction === 'DESC',
  };
}

/** `orders 0-24/300`. @param total null: more than counted */
export const contentRange = (
  unit: string,
  [first]: readonly [number, number],
  rows: number,
  total: number | null,
): string => `${unit} ${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${total ?? '*'}`;

/** As people count them: `1–25`. */
export const rowsOf = ([first, last]: readonly [number, number]): string => `${first + 1}–${last + 1}`;

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
