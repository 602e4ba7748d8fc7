import { listOfStream, mostListItems, type ListEvent } from '@talloor/events/list/list.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { listsModel, deletedListsTable, listItemsTable, listParLevelsTable, listsTable } from '../../tables/lists.ts';

/** History removals are in another read model. */
export const lists = createProjector<ListEvent>(listsModel, (decoded) => {
  const listId = listOfStream(decoded.streamId);
  return listId === null ? [] : projectList(listId, decoded);
});

/** Place values of one event follow those of earlier events. */
const placesPerEvent = mostListItems * 2;

function projectList(listId: string, { event, revision, metadata }: DecodedEvent<ListEvent>): readonly RowOperation[] {
  const key = { list_id: listId };
  const updateList = (values: Row = {}): RowOperation => ({
    kind: 'update',
    table: listsTable.name,
    key,
    values: { ...values, updated_at: metadata.occurredAt },
  });
  const item = (kind: 'upsert' | 'update', articleNumber: string, values: Row): RowOperation => ({
    kind,
    table: listItemsTable.name,
    key: { ...key, article_number: articleNumber },
    values,
  });
  const deleted = (customerNumber: string): RowOperation => ({
    kind: 'upsert',
    table: deletedListsTable.name,
    key,
    values: { customer_number: customerNumber, deleted_at: metadata.occurredAt },
  });
  const placeOf = (index: number) => revision * placesPerEvent + index;
  switch (event.type) {
    case 'ListCreated': {
      const { customerNumber, ownerId, name, items } = event.data;
      const created = { customer_number: customerNumber, owner_id: ownerId, name, name_by: ownerId, is_shared: false };
      const values = { ...created, created_at: metadata.occurredAt, updated_at: metadata.occurredAt };
      return [
        { kind: 'upsert', table: listsTable.name, key, values },
        ...items.map((article, index) =>
          item('upsert', article, { place: placeOf(index), comment: '', comment_of: null }),
        ),
      ];
    }
    case 'ListRenamed':
      return [updateList({ name: event.data.name, name_by: event.data.writtenBy })];
    case 'ListItemAdded':
      return [
        item('upsert', event.data.articleNumber, { place: placeOf(0), comment: '', comment_of: null }),
        updateList(),
      ];
    case 'ListItemRemoved':
      return [
        { kind: 'delete', table: listItemsTable.name, key: { ...key, article_number: event.data.articleNumber } },
        { kind: 'delete', table: listParLevelsTable.name, key: { ...key, article_number: event.data.articleNumber } },
        updateList(),
      ];
    case 'ListItemCommented':
      return [
        item('update', event.data.articleNumber, { comment: event.data.comment, comment_of: event.data.writtenBy }),
        updateList(),
      ];
    case 'ListItemsArranged':
      return [
        ...event.data.articleNumbers.map((article, index) => item('update', article, { place: placeOf(index) })),
        updateList(),
      ];
    case 'ListParLevelSet': {
      const { articleNumber, par } = event.data;
      const of = { table: listParLevelsTable.name, key: { ...key, article_number: articleNumber } };
      return [par === null ? { kind: 'delete', ...of } : { kind: 'upsert', ...of, values: { par } }, updateList()];
    }
    case 'ListShared':
      return [updateList({ is_shared: event.data.isShared })];
    case 'ListDeleted':
      return [
        { kind: 'delete', table: listItemsTable.name, key },
        { kind: 'delete', table: listParLevelsTable.name, key },
        { kind: 'delete', table: listsTable.name, key },
        ...(metadata.customerNumber === null ? [] : [deleted(metadata.customerNumber)]),
      ];
    default:
      return event satisfies never;
  }
}
