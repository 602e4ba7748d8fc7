import { getListHistory, getPortalListHistory } from '@talloor/contracts/endpoints/portalLists.ts';
import { listEvents, listStream, type ListEvent } from '@talloor/events/list/list.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { findNamedLists } from '../lists/findNamedLists.ts';
import { findPortalList } from '../portal/findPortalLists.ts';
import type { AuditSide, Language } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { describeListEvent } from './describeListEvent.ts';
import { findActorNames } from './findActorNames.ts';
import { readWhole } from './readOrderStreams.ts';
import { actorName, readableMetadata } from './viewHistoryEvent.ts';

const newest = 100;

/** Also for managers of the customer's users. */
export const listHistoryRoutes = (side: AuditSide): readonly Route[] => [
  route(getListHistory, async ({ params: { id } }, { user, customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'lists', 'accounts');
    const [list] = await findNamedLists(side.pool, { userId: user.userId, customerNumber, language }, id);
    if (!list) throw new Problem('list.not_found');
    return { body: { events: await historyOf(side, id, language) }, stale };
  }),
  route(getPortalListHistory, async ({ params: { id } }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'lists', 'accounts');
    if (!(await findPortalList(side.pool, customerNumber, id))) throw new Problem('list.not_found');
    return { body: { events: await historyOf(side, id, language) }, stale };
  }),
];

/** Newest first. Unreadable events only appear in the customer's history. */
async function historyOf({ store, codec, pool }: AuditSide, listId: string, language: Language) {
  const read = await decodeEach<ListEvent>(codec, await readWhole(store, listStream(listId)), listEvents);
  const names = await findActorNames(
    pool,
    read.map(({ record }) => readableMetadata(record.metadata).actorId),
  );
  let name = '';
  let owner = '';
  const historyEntries = read.flatMap(({ record, decoded }) => {
    if (!decoded) return [];
    const { event } = decoded;
    const before = name;
    if ('name' in event.data) name = event.data.name ?? '';
    if (event.type === 'ListCreated') owner = event.data.ownerId;
    const metadata = readableMetadata(record.metadata);
    const { title, changes } = describeListEvent(event, before, { language, users: names, customers: new Map() });
    return {
      event_id: record.id,
      at: Math.floor(Date.parse(metadata.occurredAt || record.recordedAt) / 1000),
      by: actorName(metadata, names, language),
      is_owner: metadata.actorId === owner,
      title,
      changes: changes.map((change) => ({ ...change })),
    };
  });
  return historyEntries.slice(-newest).toReversed();
}
