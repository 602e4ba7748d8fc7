import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import type { AuditLanguage } from './auditSide.ts';
import type { HistoryState } from './historyState.ts';
import { orderFacts } from './orderState/orderFacts.ts';
import { amountFacts, progressFacts } from './orderState/progressFacts.ts';
import type { StateFact } from './orderState/stateFact.ts';
import { stateView, type StateView } from './orderState/stateTexts.ts';
import { customerStatus } from './orderState/statusOf.ts';
import { viewLines } from './orderState/viewLines.ts';
import type { Names } from './viewHistoryEvent.ts';

type StateAt = z.input<typeof orderStateAt>;

/** Compared with the event before. @param boards by article number, from today's catalogue */
export function viewStateAt(
  event: string,
  state: HistoryState,
  before: HistoryState | undefined,
  names: Names,
  language: AuditLanguage,
  boards: ReadonlyMap<string, string> = new Map(),
): StateAt {
  const view = stateView(language, names);
  return {
    event,
    phase: state.order.status === 'none' ? 'basket' : 'order',
    customer_status: customerStatus(state, view),
    facts: comparedFacts(state, before, view),
    lines: viewLines(state, before, view, boards),
    gone: [...state.removals].map(([articleNumber, act]) => ({
      article_number: articleNumber,
      last_changed_at: act.at,
      last_changed_by: view.actor(act),
    })),
  };
}

const factsOf = (state: HistoryState, view: StateView): StateFact[] => [
  ...orderFacts(state, view),
  ...amountFacts(state, view),
  ...progressFacts(state, view),
];

function comparedFacts(state: HistoryState, before: HistoryState | undefined, view: StateView): StateAt['facts'] {
  const facts = factsOf(state, view);
  const earlier = before ? factsOf(before, view) : [];
  const valuesBefore = new Map(earlier.map(({ key, value }) => [key, value]));
  const keys = new Set(facts.map(({ key }) => key));
  const ended = earlier.filter(({ key }) => !keys.has(key)).map((fact) => ({ ...fact, value: view.base.values.none }));
  return [...facts, ...ended].map(({ isSeen, ...fact }) => {
    const was = valuesBefore.get(fact.key) ?? null;
    const isChanged = before !== undefined && was !== fact.value;
    return {
      ...fact,
      before: isChanged ? was : null,
      is_changed: isChanged,
      is_ended: !keys.has(fact.key),
      seen_by_customer: isSeen,
    };
  });
}
