import {
  getOfficeOrderSettings,
  getOrderSettings,
  type OrderSettings,
} from '@talloor/contracts/endpoints/orderSettings.ts';
import {
  answerHourOf,
  customerEvents,
  customerStream,
  evolveCustomer,
  noCustomer,
  orderChangesOf,
  replacementsOf,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ReadSide } from '../../readSide.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readWhole } from '../readOrderStreams.ts';

/** From the stream, because reads must be current (ADR 0110). */
export function orderSettingsRoutes(side: AuditSide & Pick<ReadSide, 'catalogue'>): readonly Route[] {
  const settingsOf = async (customerNumber: string) => {
    const records = await readWhole(side.store, customerStream(customerNumber));
    const read = await decodeEach<CustomerEvent>(side.codec, records, customerEvents);
    const state = read.reduce<CustomerState>(
      (before, { decoded }) => (decoded ? evolveCustomer(before, decoded.event) : before),
      noCustomer,
    );
    const settings: OrderSettings = {
      order_changes: orderChangesOf(state),
      replacements: replacementsOf(state),
      answer_hour: answerHourOf(state),
    };
    return { body: settings };
  };
  return [
    route(getOrderSettings, (_input, { customerNumber }) => settingsOf(customerNumber)),
    route(getOfficeOrderSettings, async ({ params: { id } }, { user }) => {
      if (!(await side.catalogue.findCustomer(id))) throw new Problem('customer.not_found');
      await recordRead(side.pool, { what: 'customer', about: id }, user.userId, side.clock.now());
      return settingsOf(id);
    }),
  ];
}
