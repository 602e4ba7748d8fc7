import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';

type PolicyOf<E extends DomainEvent> = {
  readonly name: string;
  readonly handles: readonly E['type'][];
  /** Idempotent. Rejections are retried; permanent failures park the stream. `TryLater` postpones one event. */
  readonly react: (event: DecodedEvent<E>) => Promise<void>;
  /** True: starts at position 0; default: at the head. */
  readonly fromBeginning?: boolean;
};

/** Reacts with commands, at least once. */
export type Policy = PolicyOf<DomainEvent>;

/** Widens the event type for a common list. */
export function definePolicy<E extends DomainEvent>(policy: PolicyOf<E>): Policy {
  const handled = new Set<string>(policy.handles);
  const isHandled = (decoded: DecodedEvent): decoded is DecodedEvent<E> => handled.has(decoded.event.type);
  return {
    ...policy,
    react: async (decoded) => {
      if (!isHandled(decoded)) throw new Error(`${policy.name} does not handle ${decoded.event.type}`);
      await policy.react(decoded);
    },
  };
}
