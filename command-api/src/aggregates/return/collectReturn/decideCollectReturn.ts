import { isDeepStrictEqual } from 'node:util';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { KnownReturn, ReturnState } from '@talloor/events/return/state.ts';
import type { ReturnedQuantity } from '@talloor/events/return/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type CollectReturn = {
  /** yyyy-mm-dd, not in the future. */
  readonly day: string;
  /** Collected quantities; unnamed lines are complete. */
  readonly lines: readonly ReturnedQuantity[];
};

/** A different second report is rejected. */
export function decideCollectReturn(
  command: CollectReturn,
  state: ReturnState,
  { today }: { readonly today: string },
): Decision<ReturnEvent> {
  if (state.status === 'none') return { rejected: 'return.not_found' };
  switch (state.status) {
    case 'requested':
      return { rejected: 'return.not_accepted' };
    case 'accepted':
    case 'planned':
      break;
    case 'collected':
      return isSameReport(command, state) ? [] : { rejected: 'return.collected' };
    case 'refused':
    case 'withdrawn':
    case 'credited':
      return { rejected: 'return.ended' };
    default:
      return state satisfies never;
  }
  const { day } = command;
  if (day > today || day < state.request.deliveredOn)
    return { rejected: 'return.invalid_date', parameters: { date: day } };
  const requestedLineIds = new Set(state.request.lines.map(({ lineId }) => lineId));
  if (command.lines.some(({ lineId }) => !requestedLineIds.has(lineId)))
    return { rejected: 'delivery_note.line_not_found' };
  const lines = collectedQuantities(command, state);
  const tooMany = state.request.lines.find(({ quantity }, index) => (lines[index]?.quantity ?? 0) > quantity);
  if (tooMany)
    return {
      rejected: 'return.quantity_exceeded',
      parameters: { article: tooMany.articleNumber, left: tooMany.quantity },
    };
  if (lines.every(({ quantity }) => quantity === 0)) return { rejected: 'return.nothing_collected' };
  return [{ type: 'ReturnCollected', data: { day, lines } }];
}

function collectedQuantities(command: CollectReturn, { request }: KnownReturn): ReturnedQuantity[] {
  const reportedQuantities = new Map(command.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return request.lines.map(({ lineId, quantity }) => ({
    lineId,
    quantity: reportedQuantities.get(lineId) ?? quantity,
  }));
}

const isSameReport = (command: CollectReturn, state: KnownReturn): boolean =>
  command.day === state.collectionDay && isDeepStrictEqual(collectedQuantities(command, state), state.collected);
