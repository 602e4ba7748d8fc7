import type { Columns } from '../postgres/columns.ts';
import { checkpointName } from './checkpoints.ts';
import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';
import type { Projector, RowOperation, TableDefinition } from './projector.ts';

/** Schema of all read models of the product. */
export const readModelSchema = 'projections';

/** A table as its read model declares it; keys of `indexes` are the ends of their names. */
type TableDeclaration = Omit<TableDefinition, 'name'>;

/** A table of one version of a read model: SQL takes both names from here. */
export type ReadModelTable<C extends Columns = Columns> = TableDefinition & {
  readonly columns: C;
  /** With its schema, for SQL. */
  readonly qualifiedName: string;
};

/** A read model without its `project`: what those who read it may know. */
export type ReadModel<Name extends string = string, On extends string = string, Tables = Record<string, object>> = {
  readonly name: Name;
  readonly version: number;
  /** Name of its checkpoint, `orders@2`. */
  readonly checkpoint: string;
  /** Types of the events that it handles. */
  readonly on: readonly On[];
  /** By the name that they have in every version. */
  readonly tables: { readonly [Table in keyof Tables]: ReadModelTable<ColumnsOf<Tables[Table]>> };
};
type ColumnsOf<Table> = Table extends { readonly columns: infer C extends Columns } ? C : Columns;

/**
 * Declares a read model, once for all who write and read it. Its version is in the name of every table, index and checkpoint, so
 * that a new version is built beside the old one (architecture.md §5).
 */
export function defineReadModel<
  const Name extends string,
  const On extends string,
  const Tables extends Readonly<Record<string, TableDeclaration>>,
>(declared: {
  readonly name: Name;
  readonly version: number;
  readonly on: readonly On[];
  readonly tables: Tables;
}): ReadModel<Name, On, Tables> {
  const { name, version, on } = declared;
  const tables = Object.entries(declared.tables).map(([base, table]) => [base, tableOf(base, version, table)]);
  return {
    name,
    version,
    checkpoint: checkpointName(declared),
    on,
    tables: Object.fromEntries(tables) as ReadModel<Name, On, Tables>['tables'],
  };
}

function tableOf(base: string, version: number, { indexes, ...declared }: TableDeclaration): ReadModelTable {
  const name = `${base}_${version}`;
  const named = Object.entries(indexes ?? {}).map(([end, on]) => [`${name}_${end}`, on]);
  return {
    name,
    qualifiedName: `${readModelSchema}.${name}`,
    ...declared,
    ...(indexes && { indexes: Object.fromEntries(named) as Readonly<Record<string, string>> }),
  };
}

/** The projector that keeps a read model. @param project pure, from one event to row operations */
export const createProjector = <E extends DomainEvent>(
  { name, version, on, tables }: ReadModel<string, E['type']>,
  project: (event: DecodedEvent<E>) => readonly RowOperation[],
): Projector<E> => ({ name, version, tables: Object.values(tables), handles: on, project });
