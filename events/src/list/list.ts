import { z } from 'zod';
import { defineEvent, writerOf, type EventIn, type Upcaster } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Equals the maximum of one basket call. */
export const mostListItems = 500;

const articleNumbers = z.array(digits).max(mostListItems);
const name = personal(within(60));
/** Null for words of the system. */
const writer = { writtenBy: digits.nullable() };
/** Version 2 named the list's owner, whose key sealed the words. */
const byWriter: {
  version: number;
  upcasters: Upcaster[];
  personOf: (data: { writtenBy: string | null }) => string | null;
} = {
  version: 3,
  personOf: ({ writtenBy }) => writtenBy,
  upcasters: [
    (data, by) => ({ ...Object(data), ownerId: writerOf(by) }),
    (data) => {
      const { ownerId, ...words } = data as { readonly ownerId: string | null };
      return { ...words, writtenBy: ownerId };
    },
  ],
};

/**
 * Stream `list-{listId}`, a named list. The history list is derived from orders; its stream holds only removed
 * articles.
 */
export const listEvents = {
  /** In order, without duplicates. */
  ListCreated: defineEvent(
    'ListCreated',
    z.object({ listId: z.uuid(), customerNumber: digits, ownerId: digits, name, items: articleNumbers }),
    { version: 2, personOf: ({ ownerId }) => ownerId, upcasters: [(data) => data] },
  ),
  ListRenamed: defineEvent('ListRenamed', z.object({ ...writer, name }), byWriter),
  ListItemAdded: defineEvent('ListItemAdded', z.object({ articleNumber: digits })),
  ListItemRemoved: defineEvent('ListItemRemoved', z.object({ articleNumber: digits })),
  /** An empty comment removes the comment. */
  ListItemCommented: defineEvent(
    'ListItemCommented',
    z.object({ ...writer, articleNumber: digits, comment: personal(within(200)) }),
    byWriter,
  ),
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
