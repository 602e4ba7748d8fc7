import { getOfficeRole } from '@talloor/contracts/endpoints/officeRoles.ts';
import { officeRoleEvents, officeRoleStream, type OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { defaultOfficeRights } from '@talloor/rules/account/officeRights.ts';
import { isStale } from '../isStale.ts';
import { findOfficeRoles } from '../officeRoles/findOfficeRoles.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { describeOfficeRoleEvent } from './describeOfficeRoleEvent.ts';
import { findActorNames } from './findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readWhole } from './readOrderStreams.ts';
import { actorsOf, viewRecord } from './viewHistoryEvent.ts';

export const getOfficeRoleRoute = ({ pool, store, codec, waiter, clock }: AuditSide): Route =>
  route(getOfficeRole, async ({ params: { id } }, { language, seenPosition, user }) => {
    const stale = await isStale(waiter, seenPosition, 'officeRoleRights', 'accounts');
    const roles = await findOfficeRoles(pool);
    const role = roles.find((each) => each.id === id);
    if (!role) throw new Error(`${id} is no role`);
    await recordRead(pool, { what: 'role', about: id }, user.userId, clock.now());
    const records = await readWhole(store, officeRoleStream(id));
    const entries = await decodeEach<OfficeRoleEvent>(codec, records, officeRoleEvents);
    const names = await findActorNames(pool, records.flatMap(actorsOf));
    let before: readonly string[] = defaultOfficeRights[id];
    const history = entries.map(({ record, decoded }, index) => {
      const description = decoded && describeOfficeRoleEvent(decoded.event, before, language);
      if (decoded) before = decoded.event.data.rights;
      return viewRecord(index, record, description, names, language);
    });
    return { body: { ...role, history }, stale };
  });
