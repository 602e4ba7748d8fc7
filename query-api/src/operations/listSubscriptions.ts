import { listSubscriptions } from '@talloor/contracts/endpoints/operations.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import {
  listSubscriptions as findSubscriptions,
  type KnownSubscription,
} from '@talloor/platform/subscription/knownSubscriptions.ts';
import type { ReadSide } from '../readSide.ts';

/** End of the event store, for lags. */
export type StoreHead = { readonly store: { readonly head: () => Promise<string> } };

const kinds = { projector: 'read_model', policy: 'policy' } as const;

export const listSubscriptionsRoute = ({
  pool,
  store,
  catalogue,
}: Pick<ReadSide, 'pool' | 'catalogue'> & StoreHead): Route =>
  route(listSubscriptions, async () => ({
    body: [
      ...(await findSubscriptions(pool, await store.head())).map(viewSubscription),
      viewSearch(catalogue.searchBacklog()),
    ],
  }));

const viewSearch = ({ articles, since }: ReturnType<ReadSide['catalogue']['searchBacklog']>) => ({
  id: 'search',
  kind: 'index' as const,
  state: 'running' as const,
  position: null,
  lag: articles,
  moved_at: since?.toISOString() ?? null,
  error: null,
  parked: [],
});

const viewSubscription = ({ name, kind, state, position, lag, movedAt, error, parked }: KnownSubscription) => ({
  id: name,
  kind: kinds[kind],
  state,
  position,
  lag,
  moved_at: movedAt?.toISOString() ?? null,
  error,
  parked: parked.map((event) => ({
    stream: event.streamId,
    revision: event.revision,
    type: event.eventType,
    error: event.error,
    tries: event.tries,
    parked_at: event.parkedAt.toISOString(),
    next_try_at: event.nextTryAt?.toISOString() ?? null,
  })),
});
