import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Equals the maximum of one basket call. */
export const mostListItems = 500;

const articleNumbers = z.array(digits).max(mostListItems);
const name = personal(within(60));
/** Null in events of version 1. */
const owner = { ownerId: digits.nullable() };
const personOf = ({ ownerId }: { readonly ownerId: string | null }) => ownerId;
const withOwner = {
  version: 2,
  personOf,
  upcasters: [(data: unknown) => ({ ...Object(data), ownerId: null }) as unknown],
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
    { version: 2, personOf, upcasters: [(data) => data] },
  ),
  ListRenamed: defineEvent('ListRenamed', z.object({ ...owner, name }), withOwner),
  ListItemAdded: defineEvent('ListItemAdded', z.object({ articleNumber: digits })),
  ListItemRemoved: defineEvent('ListItemRemoved', z.object({ articleNumber: digits })),
  /** An empty comment removes the comment. */
  ListItemCommented: defineEvent(
    'ListItemCommented',
    z.object({ ...owner, articleNumber: digits, comment: personal(within(200)) }),
    withOwner,
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
