import type { Columns } from '../postgres/columns.ts';
import { checkpointName } from './checkpoints.ts';
import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';
import type { Projector, RowOperation, TableDefinition } from './projector.ts';

/** Tables of a rebuild, until they replace the old ones. */
export const rebuiltSchemaOf = (schema: string): string => `${schema}_rebuilt`;

export const readModelSchema = 'projections';

type TableDeclaration = Omit<TableDefinition, 'name'>;

export type ReadModelTable<C extends Columns = Columns> = TableDefinition & {
  readonly columns: C;
  readonly qualifiedName: string;
};

/** A read model without `project`, for readers. */
export type ReadModel<Name extends string = string, On extends string = string, Tables = Record<string, object>> = {
  readonly name: Name;
  readonly version: number;
  /** For example `orders@2`. */
  readonly checkpoint: string;
  readonly on: readonly On[];
  /** By name without version. */
  readonly tables: { readonly [Table in keyof Tables]: ReadModelTable<ColumnsOf<Tables[Table]>> };
};
type ColumnsOf<Table> = Table extends { readonly columns: infer C extends Columns } ? C : Columns;

/** Tables and checkpoint carry the version, so that a new one is built beside the old (architecture.md §5). */
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
  const namedIndexes = Object.entries(indexes ?? {}).map(([end, on]) => [`${name}_${end}`, on]);
  return {
    name,
    qualifiedName: `${readModelSchema}.${name}`,
    ...declared,
    ...(indexes && { indexes: Object.fromEntries(namedIndexes) as Readonly<Record<string, string>> }),
  };
}

export const createProjector = <E extends DomainEvent>(
  { name, version, on, tables }: ReadModel<string, E['type']>,
  project: (event: DecodedEvent<E>) => readonly RowOperation[],
): Projector<E> => ({ name, version, tables: Object.values(tables), handles: on, project });
