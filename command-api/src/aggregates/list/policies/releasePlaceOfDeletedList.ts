import type { ListEvent } from '@talloor/events/list/list.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { NamedLists } from '../namedLists.ts';

/** A list was deleted: its place among those of its user is free, where the command has not said so. */
export const releasePlaceOfDeletedList = (lists: Pick<NamedLists, 'release'>) =>
  definePolicy<ListEvent>({
    name: 'releasePlaceOfDeletedList',
    handles: ['ListDeleted'],
    fromBeginning: true,
    react: ({ streamId }: DecodedEvent<ListEvent>) => lists.release(streamId.slice('list-'.length)),
  });
