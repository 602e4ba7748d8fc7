import type { ContentTable } from './contentTable.ts';

/** SQL of a text in both languages. */
type Both = { readonly nl: string; readonly fr: string };

/** SQL to read records of one kind; it contains no user input. */
export type ContentSource = {
  readonly from: string;
  readonly only?: string;
  /** Record id as text. */
  readonly id: string;
  /** Natural order. */
  readonly order: string;
  /** Single values: can be filtered and sorted. */
  readonly values: Readonly<Record<string, string>>;
  /** Bilingual texts: can be sorted. */
  readonly texts: Readonly<Record<string, Both>>;
  /** Read-only fields. */
  readonly readOnlyFields: Readonly<Record<string, string>>;
  /** Columns searched by `q`. */
  readonly searched: readonly string[];
  /** Further filters, as conditions on a parameter. */
  readonly filters?: Readonly<Record<string, (parameter: string) => string>>;
};

/** SQL of a column pair; empty without a row. */
export const pairOf = (table: string, column: string): Both => ({
  nl: `coalesce(${table}.${column}_nl, '')`,
  fr: `coalesce(${table}.${column}_fr, '')`,
});
export const jsonOf = ({ nl, fr }: Both): string => `jsonb_build_object('nl', ${nl}, 'fr', ${fr})`;

const lists = ['words', 'articles', 'columns'];

export function tableSource(
  { table, key, columns, fixed = {} }: ContentTable,
  more: Partial<Pick<ContentSource, 'readOnlyFields' | 'order'>> & { readonly searched: readonly string[] },
): ContentSource {
  const [values, texts, readOnlyFields]: [Record<string, string>, Record<string, Both>, Record<string, string>] = [
    {},
    {},
    {},
  ];
  for (const [field, column] of Object.entries<string | { both: string }>(columns))
    if (typeof column !== 'string') texts[field] = pairOf('t', column.both);
    else (lists.includes(column) ? readOnlyFields : values)[field] = `t.${column}`;
  const conditions = Object.entries(fixed).map(([column, only]) =>
    only === null ? `t.${column} is null` : `t.${column} = '${only}'`,
  );
  return {
    from: `catalogue.${table} t`,
    ...(conditions.length > 0 && { only: conditions.join(' and ') }),
    id: `t.${key}::text`,
    order: `t.${key}`,
    values,
    texts,
    ...more,
    readOnlyFields: { ...readOnlyFields, ...more.readOnlyFields },
  };
}
