import { z } from 'zod';
import { schemas } from '../schemas.ts';

/** First line of a backup. */
export const manifest = z.strictObject({
  format: z.literal('talloor-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migration steps by schema; restoring needs the same ones. */
  steps: z.record(z.string(), z.array(z.string())),
  /** Null when unused. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
  /** Null when it came from the configuration. */
  masterKey: z.string().nullable(),
});
export type Manifest = z.output<typeof manifest>;

/** Head of a table; rows follow in PostgreSQL's COPY text format. */
export const tableHead = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

export const currentSteps = (): Manifest['steps'] =>
  Object.fromEntries(Object.entries(schemas).map(([schema, steps]) => [schema, steps.map(({ name }) => name)]));
