import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';

export type Column = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, Column>>;

/** What a projection asks of its tables. Objects and arrays are stored as JSON, or as the array that their column is. */
export type RowOperation =
  /** Inserts, or overwrites the named columns of the row with this key. */
  | { readonly kind: 'upsert'; readonly table: string; readonly key: Row; readonly values: Row }
  /** Overwrites the named columns of every row with these key columns; no row is fine. */
  | { readonly kind: 'update'; readonly table: string; readonly key: Row; readonly values: Row }
  /** Adds to numeric columns, inserting the row with these as start values where there is none. */
  | {
      readonly kind: 'add';
      readonly table: string;
      readonly key: Row;
      readonly values: Readonly<Record<string, number>>;
    }
  /** Deletes every row with these key columns. */
  | { readonly kind: 'delete'; readonly table: string; readonly key: Row };

/** A table of one version of a read model; its name carries the version and is never migrated (architecture.md §5). */
export type TableDefinition = {
  readonly name: string;
  /** Column name to SQL type and constraints, for instance `{ order_number: 'text not null' }`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly primaryKey: readonly string[];
  /**
   * Columns that hold what belongs to a person, each with the column that names the person. Such a column is text, or JSON: null
   * or an object whose members are all of that person; erased they read null (`erasePersonalValues`).
   */
  readonly personal?: Readonly<Record<string, string>>;
  /** SQL after `create index if not exists <name> on <table>`. */
  readonly indexes?: Readonly<Record<string, string>>;
};

/** One read model: pure, replayed from the beginning when its version changes. */
export type Projector<E extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly TableDefinition[];
  readonly handles: readonly E['type'][];
  readonly project: (event: DecodedEvent<E>) => readonly RowOperation[];
};
