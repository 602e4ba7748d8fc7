import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { addDays, isWorkday } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts } from '@talloor/rules/facts.ts';

export type PlanCollection = { readonly day: string; readonly reason: string };
export type PlanFacts = { readonly today: string; readonly calendar: Pick<CalendarFacts, 'holidays' | 'closingDays'> };

/** Days. */
const furthest = 60;

/** A working day from today; can be moved. */
export function decidePlanCollection(
  { day, reason }: PlanCollection,
  state: ReturnState,
  { today, calendar }: PlanFacts,
): Decision<ReturnEvent> {
  if (state.status === 'none') return { rejected: 'return.not_found' };
  switch (state.status) {
    case 'requested':
      return { rejected: 'return.not_accepted' };
    case 'accepted':
    case 'planned': {
      const { collectionDay: previousDay } = state;
      if (day === previousDay) return [];
      if (day < today || day > addDays(today, furthest) || !isWorkday(day, calendar))
        return { rejected: 'return.invalid_date', parameters: { date: day } };
      return [{ type: 'ReturnCollectionPlanned', data: { day, previousDay, reason } }];
    }
    case 'collected':
      return { rejected: 'return.collected' };
    case 'refused':
    case 'withdrawn':
    case 'credited':
      return { rejected: 'return.ended' };
    default:
      return state satisfies never;
  }
}
