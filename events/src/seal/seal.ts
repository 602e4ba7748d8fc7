import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';

const tree = z.object({ root: z.string(), count: z.int() });

export const sealEvents = {
  HistorySealed: defineEvent(
    'HistorySealed',
    z.object({
      number: z.int().positive(),
      storeId: z.string(),
      at: z.iso.datetime(),
      from: z.string(),
      position: z.string(),
      previous: z.string().nullable(),
      events: tree,
      heads: tree,
      changes: tree.extend({ fromId: z.string(), lastId: z.string() }),
      recorded: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
      key: z.string(),
      earlierKeys: z.array(z.object({ key: z.string(), lastNumber: z.int() })),
      nextKey: z.string().nullable(),
      /** Absent in older seals. */
      documentKey: z.string().optional(),
      signature: z.string(),
    }),
  ),
};
export type SealEvent = EventIn<typeof sealEvents>;
