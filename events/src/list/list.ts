import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';

/** The most articles of a list; as many as one call may put into a basket. */
export const mostListItems = 500;

const articleNumbers = z.array(digits).max(mostListItems);
const name = z.string().min(1).max(60);

/**
 * Stream `list-{listId}`, a list that a user of a customer named. The list of what a customer ordered is derived from its
 * orders; its stream holds only what people took out of it.
 */
export const listEvents = {
  /** Articles in their order; each once. */
  ListCreated: defineEvent(
    'ListCreated',
    z.object({ listId: z.uuid(), customerNumber: digits, ownerId: digits, name, items: articleNumbers }),
  ),
  ListRenamed: defineEvent('ListRenamed', z.object({ name })),
  /** Goes to the end of the list. */
  ListItemAdded: defineEvent('ListItemAdded', z.object({ articleNumber: digits })),
  ListItemRemoved: defineEvent('ListItemRemoved', z.object({ articleNumber: digits })),
  /** An empty comment is none. */
  ListItemCommented: defineEvent(
    'ListItemCommented',
    z.object({ articleNumber: digits, comment: z.string().max(200) }),
  ),
  /** Every article of the list, in its new order. */
  ListItemsArranged: defineEvent('ListItemsArranged', z.object({ articleNumbers })),
  /** Whether the other users of the customer see it. */
  ListShared: defineEvent('ListShared', z.object({ isShared: z.boolean() })),
  /** How many of an article are to be on the shelf, in the unit in which it is ordered; null where nobody counts it. */
  ListParLevelSet: defineEvent(
    'ListParLevelSet',
    z.object({ articleNumber: digits, par: z.number().positive().max(9999).nullable() }),
  ),
  ListDeleted: defineEvent('ListDeleted', z.object({})),
};
export type ListEvent = EventIn<typeof listEvents>;

/** Stream of a list that somebody named. */
export const listStream = (listId: string): string => `list-${listId}`;

const namedList = /^list-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id of the named list that a stream is; null for every other stream. */
export const listOfStream = (streamId: string): string | null => namedList.exec(streamId)?.[1] ?? null;

/** Stream of what was taken out of a customer's history. */
export const historyListStream = (customerNumber: string): string => `list-history-${customerNumber}`;

/** The customer whose history a stream belongs to; null for every other stream. */
export const customerOfHistory = (streamId: string): string | null =>
  /^list-history-(\d{1,20})$/.exec(streamId)?.[1] ?? null;
