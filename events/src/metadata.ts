import { z } from 'zod';

/** Who or what acted; the shape of a glyph in every history. */
export const actorRole = z.enum(['customer', 'sales-support', 'auditor', 'admin', 'system', 'erp']);
export const channel = z.enum(['web', 'office', 'system', 'erp', 'import']);

/** Metadata of every event (architecture.md §3). Ids only, no personal data. */
export const eventMetadata = z.object({
  /** Business time from the product's clock, apart from the store's own time. */
  occurredAt: z.iso.datetime(),
  actorId: z.string(),
  actorRole,
  onBehalfOf: z.string().nullable(),
  customerNumber: z.string().nullable(),
  channel,
  correlationId: z.string(),
  causationId: z.string().nullable(),
  commandId: z.string(),
  /** HMAC of the command's body under the tenant's key: the same key with another body is refused. */
  commandHash: z.string(),
  schemaVersion: z.int().positive(),
  /** SHA-256 of the stored data alone, so that a broken event tells data from metadata. */
  dataHash: z.string(),
  /** The chain: hash of the event before this one in its stream, null for the first, and of this one. */
  previousHash: z.string().nullable(),
  hash: z.string(),
});
export type ActorRole = z.output<typeof actorRole>;
export type Channel = z.output<typeof channel>;
