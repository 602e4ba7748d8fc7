import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { lotKey } from '@talloor/rules/recall/affectedLots.ts';

export type OpenRecall = Extract<RecallEvent, { type: 'RecallOpened' }>['data'];

export function decideOpenRecall(command: OpenRecall, state: RecallState): Decision<RecallEvent> {
  if (state.status !== 'none') return [];
  const { lots, articles } = command.scope;
  const uniqueLots = [...new Map(lots.map((lot) => [lotKey(lot), lot.trim()])).values()];
  return [
    { type: 'RecallOpened', data: { ...command, scope: { lots: uniqueLots, articles: [...new Set(articles)] } } },
  ];
}
