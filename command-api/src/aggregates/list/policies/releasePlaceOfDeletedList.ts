import type { ListEvent } from '@talloor/events/list/list.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { NamedLists } from '../namedLists.ts';

export const releasePlaceOfDeletedList = (lists: Pick<NamedLists, 'release'>) =>
  definePolicy<ListEvent>({
    name: 'releasePlaceOfDeletedList',
    handles: ['ListDeleted'],
    fromBeginning: true,
    react: ({ streamId }: DecodedEvent<ListEvent>) => lists.release(streamId.slice('list-'.length)),
  });
