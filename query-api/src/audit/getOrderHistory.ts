import { getOrderHistory } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { AuditSide } from './auditSide.ts';
import { walkHistory } from './walkHistory.ts';
import { loadHistory } from './loadHistory.ts';
import { viewHistoryEvent } from './viewHistoryEvent.ts';

export const getOrderHistoryRoute = (side: AuditSide): Route =>
  route(getOrderHistory, async ({ params }, { language }) => {
    const { streams, entries, names, things } = await loadHistory(side, params.number);
    const events = Array.from(walkHistory(entries), ({ index, entry, before }) => {
      const {
        raw: _raw,
        correlation_id: _correlation,
        causation_id: _causation,
        command_id: _command,
        hash: _hash,
        ...event
      } = viewHistoryEvent(index, entry, before, names, language, things);
      return event;
    });
    return { body: { order_number: streams.orderNumber, basket_id: streams.basketId, events } };
  });
