import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';

export type Column = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, Column>>;

/** Objects and arrays become JSON or an array column. */
export type RowOperation =
  | { readonly kind: 'upsert'; readonly table: string; readonly key: Row; readonly values: Row }
  | { readonly kind: 'update'; readonly table: string; readonly key: Row; readonly values: Row }
  | {
      readonly kind: 'add';
      readonly table: string;
      readonly key: Row;
      readonly values: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'delete'; readonly table: string; readonly key: Row };

/** Of one version; never migrated (architecture.md §5). */
export type TableDefinition = {
  readonly name: string;
  /** For example `{ order_number: 'text not null' }`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly primaryKey: readonly string[];
  /** Columns and the column of the person's id. Erasure sets texts and JSON members to null (`erasePersonalValues`). */
  readonly personal?: Readonly<Record<string, string>>;
  /** SQL after `create index if not exists <name> on <table>`. */
  readonly indexes?: Readonly<Record<string, string>>;
};

export type Projector<E extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly TableDefinition[];
  readonly handles: readonly E['type'][];
  readonly project: (event: DecodedEvent<E>) => readonly RowOperation[];
};
