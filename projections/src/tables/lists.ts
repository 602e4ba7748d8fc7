import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const listsModel = defineReadModel({
  name: 'lists',
  version: 2,
  on: [
    'ListCreated',
    'ListRenamed',
    'ListItemAdded',
    'ListItemRemoved',
    'ListItemCommented',
    'ListItemsArranged',
    'ListParLevelSet',
    'ListShared',
    'ListDeleted',
  ],
  tables: {
    /** Lists that users named, as they stand; a deleted one has no row. */
    lists: {
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
      indexes: { customer: '(customer_number)' },
    },
    /** Articles of the lists. `place` orders them within a list and means nothing else. */
    list_items: {
      columns: {
        list_id: 'text not null',
        article_number: 'text not null',
        place: 'bigint not null',
        /** Empty where nobody wrote one. */
        comment: 'text not null',
      },
      primaryKey: ['list_id', 'article_number'],
    },
    /** How many of an article are to be on the shelf, of those that somebody counts. */
    list_par_levels: {
      columns: { list_id: 'text not null', article_number: 'text not null', par: 'double precision not null' },
      primaryKey: ['list_id', 'article_number'],
    },
    /** Lists that somebody deleted: what happened to them is told by their streams. */
    deleted_lists: {
      columns: { list_id: 'text not null', customer_number: 'text not null', deleted_at: 'text not null' },
      primaryKey: ['list_id'],
      indexes: { customer: '(customer_number, deleted_at)' },
    },
  },
});
export const {
  lists: listsTable,
  list_items: listItemsTable,
  list_par_levels: listParLevelsTable,
  deleted_lists: deletedListsTable,
} = listsModel.tables;
