import { getOrderHistory } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { AuditSide } from './auditSide.ts';
import { loadHistory } from './loadHistory.ts';
import { noHistoryState } from './historyState.ts';
import { viewHistoryEvent } from './viewHistoryEvent.ts';

export const getOrderHistoryRoute = (side: AuditSide): Route =>
  route(getOrderHistory, async ({ params }, { language }) => {
    const { streams, entries, states, names, things } = await loadHistory(side, params.number);
    const events = entries.map((entry, index) =>
      viewHistoryEvent(index, entry, states[index - 1] ?? noHistoryState, names, language, things),
    );
    return { body: { order_number: streams.orderNumber, basket_id: streams.basketId, events } };
  });
