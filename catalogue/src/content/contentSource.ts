import type { ContentTable } from './contentTable.ts';

/** SQL of a text in both languages. */
type Both = { readonly nl: string; readonly fr: string };

/** How records of one kind are read; all of it SQL of the product's own, nothing that a person typed. */
export type ContentSource = {
  readonly from: string;
  readonly only?: string;
  /** The record's id, as text. */
  readonly id: string;
  /** By which records lie in their natural order. */
  readonly order: string;
  /** Fields of one value: they can be filtered by and sorted by. */
  readonly values: Readonly<Record<string, string>>;
  /** Fields of a text in both languages: they can be sorted by. */
  readonly texts: Readonly<Record<string, Both>>;
  /** Fields that are only told. */
  readonly told: Readonly<Record<string, string>>;
  /** Where `q` looks. */
  readonly searched: readonly string[];
  /** Further filters: the condition that a parameter makes. */
  readonly filters?: Readonly<Record<string, (parameter: string) => string>>;
};

/** SQL of a pair of columns of one table, empty where the row is not there. */
export const pairOf = (table: string, column: string): Both => ({
  nl: `coalesce(${table}.${column}_nl, '')`,
  fr: `coalesce(${table}.${column}_fr, '')`,
});
export const jsonOf = ({ nl, fr }: Both): string => `jsonb_build_object('nl', ${nl}, 'fr', ${fr})`;

const lists = ['words', 'articles', 'columns'];

/** The source of a kind that has a table of its own, read as it was written. */
export function tableSource(
  { table, key, columns, fixed = {} }: ContentTable,
  more: Partial<Pick<ContentSource, 'told' | 'order'>> & { readonly searched: readonly string[] },
): ContentSource {
  const [values, texts, told]: [Record<string, string>, Record<string, Both>, Record<string, string>] = [{}, {}, {}];
  for (const [field, column] of Object.entries<string | { both: string }>(columns))
    if (typeof column !== 'string') texts[field] = pairOf('t', column.both);
    else (lists.includes(column) ? told : values)[field] = `t.${column}`;
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
    told: { ...told, ...more.told },
  };
}
