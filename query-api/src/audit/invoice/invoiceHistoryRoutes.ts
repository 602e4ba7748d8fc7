import {
  getInvoiceHistory,
  getInvoiceStateAt,
  verifyInvoice as endpoint,
} from '@talloor/contracts/endpoints/officeInvoices.ts';
import { route, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { collectHistoryNames } from '../historyNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { actorsOf, eventNameOf, viewRecord } from '../viewHistoryEvent.ts';
import { describeInvoiceOrPayment } from './describeInvoiceEvent.ts';
import { invoiceHistory, readInvoiceStreams, type InvoiceHistoryEntry } from './invoiceHistory.ts';
import { replayInvoice } from './invoiceStates.ts';
import { verifyInvoice } from './verifyInvoice.ts';
import { viewInvoiceState } from './viewInvoiceState.ts';

export function invoiceHistoryRoutes(side: AuditSide): readonly Route[] {
  const recordInvoice = (about: string, { userId }: SessionUser) =>
    recordRead(side.pool, { what: 'invoice', about }, userId, side.clock.now());
  const read = async (number: string, user: SessionUser): Promise<InvoiceHistoryEntry[]> => {
    const streams = await readInvoiceStreams(side, number);
    if (!streams) throw new Problem('invoice.not_found');
    await recordInvoice(number, user);
    return invoiceHistory(side.codec, streams);
  };
  return [
    route(getInvoiceHistory, async ({ params: { number } }, { language, user }) => {
      const entries = await read(number, user);
      const names = await findActorNames(
        side.pool,
        entries.flatMap(({ record }) => actorsOf(record)),
      );
      const things = collectHistoryNames(
        entries.flatMap(({ decoded }) => decoded ?? []),
        names,
      );
      const events = entries.map(({ record, decoded }, index) =>
        viewRecord(
          index,
          record,
          decoded && describeInvoiceOrPayment(decoded.event, language, { stream: record.streamId, names: things }),
          names,
          language,
        ),
      );
      return { body: { number, events } };
    }),
    route(getInvoiceStateAt, async ({ params }, { language, user }) => {
      const entries = await read(params.number, user);
      const states = replayInvoice(entries);
      const index = entries.findIndex(({ record }) => eventNameOf(record) === params.event);
      const state = states[index];
      if (!state) throw new Problem('not_found');
      return { body: viewInvoiceState(params.event, state, states[index - 1], language) };
    }),
    route(endpoint, async ({ params: { number } }, { language, user }) => {
      const verdict = await verifyInvoice(side, number, language);
      if (!verdict) throw new Problem('invoice.not_found');
      await recordInvoice(number, user);
      return { body: verdict };
    }),
  ];
}
