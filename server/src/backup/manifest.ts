import { z } from 'zod';
import { schemas } from '../schemas.ts';

/** First line of a backup: what it is, of which version, and what is needed to read it. */
export const manifest = z.strictObject({
  format: z.literal('talloor-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Names of the schemas' migration steps: a backup is restored by the version that has the same ones. */
  steps: z.record(z.string(), z.array(z.string())),
  /** Last value of each sequence, null where it was never used. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
  /** Opens the personal fields of the events; null where MASTER_KEY came from the configuration and must be given again. */
  masterKey: z.string().nullable(),
});
export type Manifest = z.output<typeof manifest>;

/** Before each table's rows: its name and columns; rows follow in PostgreSQL's COPY text format. */
export const tableHead = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** Steps of this version of the product. */
export const currentSteps = (): Manifest['steps'] =>
  Object.fromEntries(Object.entries(schemas).map(([schema, steps]) => [schema, steps.map(({ name }) => name)]));
