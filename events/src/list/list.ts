import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Equals the maximum of one basket call. */
export const mostListItems = 500;

const articleNumbers = z.array(digits).max(mostListItems);
const name = z.string().min(1).max(60);

/**
 * Stream `list-{listId}`, a named list. The history list is derived from orders; its stream holds only removed
 * articles.
 */
export const listEvents = {
  /** In order, without duplicates. */
  ListCreated: defineEvent(
    'ListCreated',
    z.object({ listId: z.uuid(), customerNumber: digits, ownerId: digits, name, items: articleNumbers }),
  ),
  ListRenamed: defineEvent('ListRenamed', z.object({ name })),
  ListItemAdded: defineEvent('ListItemAdded', z.object({ articleNumber: digits })),
  ListItemRemoved: defineEvent('ListItemRemoved', z.object({ articleNumber: digits })),
  /** An empty comment removes the comment. */
  ListItemCommented: defineEvent('ListItemCommented', z.object({ articleNumber: digits, comment: within(200) })),
  /** All articles in the new order. */
  ListItemsArranged: defineEvent('ListItemsArranged', z.object({ articleNumbers })),
  /** Visible to the customer's other users. */
  ListShared: defineEvent('ListShared', z.object({ isShared: z.boolean() })),
  /** Target quantity on the shelf, in the order unit. */
  ListParLevelSet: defineEvent(
    'ListParLevelSet',
    z.object({ articleNumber: digits, par: z.number().positive().max(9999).nullable() }),
  ),
  ListDeleted: defineEvent('ListDeleted', z.object({})),
};
export type ListEvent = EventIn<typeof listEvents>;

export const listStream = (listId: string): string => `list-${listId}`;

const namedList = /^list-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const listOfStream = (streamId: string): string | null => namedList.exec(streamId)?.[1] ?? null;

export const historyListStream = (customerNumber: string): string => `list-history-${customerNumber}`;

export const customerOfHistory = (streamId: string): string | null =>
  /^list-history-(\d{1,20})$/.exec(streamId)?.[1] ?? null;
