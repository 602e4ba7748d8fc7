import { findRestrictedLists } from '@talloor/catalogue/customer/findRestrictedLists.ts';
import { getOfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import {
  evolveRestrictedList,
  noRestrictedList,
  restrictedListEvents,
  restrictedListStream,
  type RestrictedListEvent,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { findUsersOf, viewRestrictedListRow } from '../office/viewRestrictedLists.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { describeRestrictedListEvent } from './describeRestrictedListEvent.ts';
import { findActorNames } from './findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readWhole } from './readOrderStreams.ts';
import { actorsOf, viewRecord } from './viewHistoryEvent.ts';

export const getOfficeRestrictedListRoute = (side: AuditSide): Route =>
  route(getOfficeRestrictedList, async ({ params: { id } }, { language, seenPosition, user }) => {
    const { pool, store, codec, waiter } = side;
    const stale = await isStale(waiter, seenPosition, 'accounts');
    const [list] = await findRestrictedLists(pool, id);
    if (!list) throw new Problem('list.not_found');
    await recordRead(pool, { what: 'restricted_list', about: id }, user.userId, side.clock.now());
    const records = await readWhole(store, restrictedListStream(id));
    const entries = await decodeEach<RestrictedListEvent>(codec, records, restrictedListEvents);
    const events = entries.flatMap(({ decoded }) => decoded?.event ?? []);
    const people = [
      ...list.managers,
      ...events.flatMap((event) => ('managers' in event.data ? event.data.managers : [])),
      ...records.flatMap(actorsOf),
    ];
    const [names, users] = await Promise.all([findActorNames(pool, people), findUsersOf(pool, id)]);
    let before: RestrictedListState = noRestrictedList;
    const history = entries.map(({ record, decoded }, index) => {
      const description = decoded && describeRestrictedListEvent(decoded.event, before, names, language);
      if (decoded) before = evolveRestrictedList(before, decoded.event);
      return viewRecord(index, record, description, names, language);
    });
    const [first] = history;
    return {
      body: {
        ...viewRestrictedListRow(list, names),
        users: [...users],
        opened_at: first?.occurred_at ?? side.clock.now().toISOString(),
        history,
      },
      stale,
    };
  });
