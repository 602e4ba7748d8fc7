declare const value: unique symbol;

/** TypeScript type where SQL is too broad. */
export type TypedColumn<Value> = string & { readonly [value]: Value };

/** Such as `{ order_number: 'text not null' }`. */
export type Columns = Readonly<Record<string, string>>;

/**
 * For JSON and literal texts.
 * @param sql nullable without `not null`
 */
export function typed<Value>(sql: `${string} not null`): TypedColumn<Value>;
export function typed<Value>(sql: string): TypedColumn<Value | null>;
export function typed<Value>(sql: string): TypedColumn<Value> {
  return sql as TypedColumn<Value>;
}

export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

export type ValueOf<Declared> =
  Declared extends TypedColumn<infer Value>
    ? Value
    : Declared extends `${infer Sql} not null${string}`
      ? ReadAs<Sql>
      : Declared extends `${infer Sql} primary key${string}`
        ? ReadAs<Sql>
        : Declared extends string
          ? ReadAs<Declared> | null
          : never;

/** JSON is `unknown` without `typed`. */
type ReadAs<Sql extends string> = Sql extends `${infer Item}[]`
  ? readonly ReadAs<Item>[]
  : Sql extends `${'text' | 'uuid' | 'varchar' | 'bigint' | 'numeric' | 'name'}${string}`
    ? string
    : Sql extends `${'int' | 'smallint' | 'double precision' | 'float8' | 'real'}${string}`
      ? number
      : Sql extends `boolean${string}`
        ? boolean
        : Sql extends `${'date' | 'timestamp'}${string}`
          ? Date
          : Sql extends `bytea${string}`
            ? Buffer
            : unknown;

export type Table<C extends Columns = Columns> = { readonly columns: C };

export function columnsOf<C extends Columns, Name extends keyof C & string>(
  { columns }: Table<C>,
  ...names: readonly Name[]
): Pick<C, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>;
}

type OrNull<Declared> =
  Declared extends TypedColumn<infer Value>
    ? TypedColumn<Value | null>
    : Declared extends `${infer Sql} not null${string}`
      ? Sql
      : Declared extends `${infer Sql} primary key${string}`
        ? Sql
        : Declared;

/** Columns of an outer join. */
export const orNull = <C extends Columns>(columns: C): { readonly [Name in keyof C]: OrNull<C[Name]> } =>
  Object.fromEntries(
    Object.entries(columns).map(([name, declared]) => [name, declared.replace(/ (?:not null|primary key).*$/, '')]),
  ) as { readonly [Name in keyof C]: OrNull<C[Name]> };

/** @param of alias of the table in the query */
export const listOf = (columns: Columns, of?: string): string =>
  Object.keys(columns)
    .map((name) => (of === undefined ? name : `${of}.${name}`))
    .join(', ');

/** A test compares names and types with a real database. */
export const defineTable = <const C extends Columns>(
  qualifiedName: string,
  columns: C,
): Table<C> & { readonly qualifiedName: string } => ({ qualifiedName, columns });
