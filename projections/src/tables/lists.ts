import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const listsModel = defineReadModel({
  name: 'lists',
  version: 4,
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
    /** Deleted lists have no row. */
    lists: {
      columns: {
        list_id: 'text not null',
        customer_number: 'text not null',
        owner_id: 'text not null',
        name: 'text',
        name_by: 'text',
        is_shared: 'boolean not null',
        /** ISO 8601 in UTC, like the other. */
        created_at: 'text not null',
        updated_at: 'text not null',
      },
      primaryKey: ['list_id'],
      personal: { name: 'name_by' },
      indexes: { customer: '(customer_number)' },
    },
    /** `place` only orders articles within a list. */
    list_items: {
      columns: {
        list_id: 'text not null',
        article_number: 'text not null',
        place: 'bigint not null',
        /** Empty for none. */
        comment: 'text',
        comment_of: 'text',
      },
      primaryKey: ['list_id', 'article_number'],
      personal: { comment: 'comment_of' },
    },
    list_par_levels: {
      columns: { list_id: 'text not null', article_number: 'text not null', par: 'double precision not null' },
      primaryKey: ['list_id', 'article_number'],
    },
    /** Their history is in their streams. */
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

export const erasedName = '–';
