import { z } from 'zod';
import { officeRoles } from './officeRoles.ts';

/** Decides the icon in every history. */
export const actorRole = z.enum(['customer', ...officeRoles, 'system', 'erp']);
export const channel = z.enum(['web', 'office', 'system', 'erp', 'import']);

/** Metadata of every event (architecture.md §3). Ids only, no personal data. */
export const eventMetadata = z.object({
  /** Business time from the product's clock, not the store's time. */
  occurredAt: z.iso.datetime(),
  actorId: z.string(),
  actorRole,
  onBehalfOf: z.string().nullable(),
  customerNumber: z.string().nullable(),
  channel,
  correlationId: z.string(),
  causationId: z.string().nullable(),
  commandId: z.string(),
  /** The same key with another body is rejected. */
  commandHash: z.string(),
  schemaVersion: z.int().positive(),
  /** SHA-256 of the stored data, so that an audit can tell changed data from changed metadata. */
  dataHash: z.string(),
  /** Hash of the preceding event in the stream (null for the first). */
  previousHash: z.string().nullable(),
  hash: z.string(),
});
export type ActorRole = z.output<typeof actorRole>;
export type Channel = z.output<typeof channel>;
