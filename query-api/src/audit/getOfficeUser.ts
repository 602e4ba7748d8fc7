import { getOfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { accountEvents, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { findOfficeUser } from '../officeAccounts/findOfficeUsers.ts';
import { viewOfficeUser } from '../officeAccounts/viewOfficeUser.ts';
import type { ReadSide } from '../readSide.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { describeAccountEvent } from './describeAccountEvent.ts';
import { findActorNames } from './findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readWhole } from './readOrderStreams.ts';
import { actorsOf, viewRecord } from './viewHistoryEvent.ts';

export const getOfficeUserRoute = (side: AuditSide & Pick<ReadSide, 'catalogue'>): Route =>
  route(getOfficeUser, async ({ params: { id } }, { language, seenPosition, user: reader }) => {
    const { pool, store, codec, waiter, clock, catalogue } = side;
    const stale = await isStale(waiter, seenPosition, 'officeUsers', 'accounts', 'customerUsers');
    const user = await findOfficeUser(pool, id);
    if (!user) throw new Problem('user.not_found');
    await recordRead(pool, { what: 'user', about: id }, reader.userId, clock.now());
    const records = await readWhole(store, accountStream(id));
    const entries = await decodeEach<AccountEvent>(codec, records, accountEvents);
    const numbers = entries.flatMap(({ decoded }) =>
      decoded && 'customerNumber' in decoded.event.data ? [decoded.event.data.customerNumber] : [],
    );
    const [users, customerFacts] = await Promise.all([
      findActorNames(pool, records.flatMap(actorsOf)),
      catalogue.findCustomers([...new Set(numbers)]),
    ]);
    const customers = new Map(customerFacts.map(({ customerNumber, name }) => [customerNumber, name]));
    const context = { language, users, customers };
    const history = entries.map(({ record, decoded }, index) =>
      viewRecord(index, record, decoded && describeAccountEvent(decoded.event, context), users, language),
    );
    return { body: { ...viewOfficeUser(user, clock.now()), history }, stale };
  });
