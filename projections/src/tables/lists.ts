import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Lists that users named, as they stand; a deleted one has no row. */
export const listsTable = {
  name: 'lists_2',
  columns: {
    list_id: 'text not null',
    customer_number: 'text not null',
    owner_id: 'text not null',
    name: 'text not null',
    is_shared: 'boolean not null',
    /** ISO 8601 in UTC, as the other. */
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  primaryKey: ['list_id'],
  indexes: { lists_2_customer: '(customer_number)' },
} as const satisfies TableDefinition;

/** How many of an article are to be on the shelf, of those that somebody counts. */
export const listParLevelsTable = {
  name: 'list_par_levels_2',
  columns: { list_id: 'text not null', article_number: 'text not null', par: 'double precision not null' },
  primaryKey: ['list_id', 'article_number'],
} as const satisfies TableDefinition;

/** Articles of the lists. `place` orders them within a list and means nothing else. */
export const listItemsTable = {
  name: 'list_items_2',
  columns: {
    list_id: 'text not null',
    article_number: 'text not null',
    place: 'bigint not null',
    /** Empty where nobody wrote one. */
    comment: 'text not null',
  },
  primaryKey: ['list_id', 'article_number'],
} as const satisfies TableDefinition;

/** Lists that somebody deleted: what happened to them is told by their streams. */
export const deletedListsTable = {
  name: 'deleted_lists_2',
  columns: { list_id: 'text not null', customer_number: 'text not null', deleted_at: 'text not null' },
  primaryKey: ['list_id'],
  indexes: { deleted_lists_2_customer: '(customer_number, deleted_at)' },
} as const satisfies TableDefinition;
