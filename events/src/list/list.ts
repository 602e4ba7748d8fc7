import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';

/**
 * Stream `list-{id}`. The list of what a customer ordered is derived from its orders; its stream holds only what people
 * took out of it.
 */
export const listEvents = {
  ListItemRemoved: defineEvent('ListItemRemoved', z.object({ articleNumber: digits })),
};
export type ListEvent = EventIn<typeof listEvents>;

/** Stream of what was taken out of a customer's history. */
export const historyListStream = (customerNumber: string): string => `list-history-${customerNumber}`;

/** The customer whose history a stream belongs to; null for every other stream. */
export const customerOfHistory = (streamId: string): string | null =>
  /^list-history-(\d{1,20})$/.exec(streamId)?.[1] ?? null;

/** How often something was taken out: what stands in the list is told by the orders that came after. */
export type ListState = { readonly removals: number };
export const noList: ListState = { removals: 0 };

/** Folds one event into a list. */
export function evolveList(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'ListItemRemoved':
      return { removals: state.removals + 1 };
    default:
      return event.type satisfies never;
  }
}
