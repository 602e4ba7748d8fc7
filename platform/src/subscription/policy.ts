import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';

type PolicyOf<E extends DomainEvent> = {
  readonly name: string;
  readonly handles: readonly E['type'][];
  /**
   * Idempotent. A rejection is retried; what fails for good is parked with all later ones of its stream. `TryLater` puts one
   * event off, so that the others need not wait.
   */
  readonly react: (event: DecodedEvent<E>) => Promise<void>;
  /** True (default false): a new policy begins at the beginning of the store instead of its head. */
  readonly fromBeginning?: boolean;
};

/** What happens next, by itself: reacts to events at least once by issuing commands; starts at the head when new. */
export type Policy = PolicyOf<DomainEvent>;

/** A policy on some events as one on any, so that policies of all aggregates fit one list. `react` refuses events it does not handle. */
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
