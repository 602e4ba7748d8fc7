import { getOrderHistory } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { auditLanguage, type AuditSide } from './auditSide.ts';
import { walkHistory } from './walkHistory.ts';
import { loadHistory } from './loadHistory.ts';
import { rightsOf } from './questions/readableStreams.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { viewOrderEvent } from './viewOrderEvent.ts';

export const getOrderHistoryRoute = (side: AuditSide): Route =>
  route(getOrderHistory, async ({ params }, context) => {
    const history = await loadHistory(side, params.number, { hasRight: rightsOf(context.user) });
    const language = auditLanguage(context);
    const events = Array.from(walkHistory(history.entries), (step) => {
      const {
        raw: _raw,
        correlation_id: _correlation,
        causation_id: _causation,
        command_id: _command,
        hash: _hash,
        ...event
      } = viewOrderEvent(step, history, language);
      return event;
    });
    const { orderNumber, basketId } = history.streams;
    await recordRead(side.pool, { what: 'order', about: orderNumber }, context.user.userId, side.clock.now());
    return { body: { order_number: orderNumber, basket_id: basketId, events, omitted: history.omitted } };
  });
