import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { EventStore } from '@talloor/platform/event-store/port.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';

/** What an audit reads beside the read models: the events themselves. */
export type AuditSide = Pick<ReadSide, 'pool' | 'waiter' | 'clock'> & {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<Codec, 'decode'>;
};

/** History, states, dossier and verdict of an order. */
export const createAuditRoutes = (_side: AuditSide): Route[] => [];
