import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

export const mostAllowedArticles = 5000;

const name = z.string().min(1).max(60);

/**
 * Stream `list-restricted-{customerNumber}`: articles that the customer's users may order, except its managers (spec
 * shopping §6).
 */
export const restrictedListEvents = {
  RestrictedListOpened: defineEvent(
    'RestrictedListOpened',
    z.object({
      customerNumber: digits,
      name,
      /** User ids; the list does not bind managers. */
      managers: z.array(digits).min(1).max(100),
      articleNumbers: z.array(digits).max(mostAllowedArticles),
    }),
  ),
  RestrictedListRenamed: defineEvent('RestrictedListRenamed', z.object({ name })),
  RestrictedListArticlesAllowed: defineEvent(
    'RestrictedListArticlesAllowed',
    z.object({ articleNumbers: z.array(digits).min(1).max(mostAllowedArticles) }),
  ),
  RestrictedListArticlesForbidden: defineEvent(
    'RestrictedListArticlesForbidden',
    z.object({ articleNumbers: z.array(digits).min(1).max(mostAllowedArticles) }),
  ),
  /** Without managers the list binds everybody. */
  RestrictedListManagersChanged: defineEvent(
    'RestrictedListManagersChanged',
    z.object({
      managers: z.array(digits).max(100),
      /** `left`: a manager left the customer. */
      cause: z.enum(['named', 'left']),
      reason: within(200),
    }),
  ),
};
export type RestrictedListEvent = EventIn<typeof restrictedListEvents>;

export const restrictedListStream = (customerNumber: string): string => `list-restricted-${customerNumber}`;

export type RestrictedListState =
  | { readonly status: 'none' }
  | {
      readonly status: 'open';
      readonly customerNumber: string;
      readonly name: string;
      readonly managers: readonly string[];
      readonly articleNumbers: readonly string[];
      /** Number of changes; of two copies the higher one is newer. */
      readonly changes: number;
    };
export type OpenRestrictedList = Extract<RestrictedListState, { status: 'open' }>;
export const noRestrictedList: RestrictedListState = { status: 'none' };

export function evolveRestrictedList(state: RestrictedListState, event: RestrictedListEvent): RestrictedListState {
  if (event.type === 'RestrictedListOpened') return { status: 'open', ...event.data, changes: 1 };
  if (state.status === 'none') return state;
  const nextState = { ...state, changes: state.changes + 1 };
  switch (event.type) {
    case 'RestrictedListRenamed':
      return { ...nextState, name: event.data.name };
    case 'RestrictedListManagersChanged':
      return { ...nextState, managers: event.data.managers };
    case 'RestrictedListArticlesAllowed':
      return { ...nextState, articleNumbers: [...new Set([...state.articleNumbers, ...event.data.articleNumbers])] };
    case 'RestrictedListArticlesForbidden': {
      const forbiddenArticles = new Set(event.data.articleNumbers);
      return {
        ...nextState,
        articleNumbers: state.articleNumbers.filter((article) => !forbiddenArticles.has(article)),
      };
    }
    default:
      return event satisfies never;
  }
}

export const restrictedListFold = {
  category: 'list-restricted',
  stateVersion: 2,
  initial: noRestrictedList,
  evolve: evolveRestrictedList,
};
