import type { ContentTable } from './contentTable.ts';

type Both = { readonly nl: string; readonly fr: string };

/** SQL without user input. */
export type ContentSource = {
  readonly from: string;
  readonly only?: string;
  readonly id: string;
  readonly order: string;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, Both>>;
  readonly readOnlyFields: Readonly<Record<string, string>>;
  readonly searched: readonly string[];
  readonly filters?: Readonly<Record<string, (parameter: string) => string>>;
};

/** Empty without a row. */
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
