import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderVersion } from '@talloor/events/order/changeState.ts';
import { orderedQuantities, versionsOf } from '@talloor/events/order/orderVersions.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OrderingFacts } from '../../../ordering/orderingFacts.ts';
import { changeForbidden, type PlacedOrder } from '../changes/changeForbidden.ts';
import { changedLines, decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import { firstRefusedLine } from '../changes/firstRefusedLine.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';

export type GoBack = {
  readonly userId: string;
  readonly holderName: string;
  readonly version: number;
  /** The latest version shown. */
  readonly currentVersion: number;
  readonly freshId: string;
};

/** A normal change at today's prices and stock; drafts stay. Silent without differences. */
export function decideGoBackToVersion(
  command: GoBack,
  state: OrderState,
  facts: WorldFacts & OrderingFacts,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, holderName, freshId: modificationId } = command;
  const forbidden = changeForbidden(state, facts.now);
  if (forbidden) return forbidden;
  const target = versionsOf(state).find(({ version }) => version === command.version);
  if (!target) return { rejected: 'order.version_unknown' };
  const draftQuantities = quantitiesToGoBack(state, target);
  if (Object.keys(draftQuantities).length === 0) return [];
  if (command.currentVersion !== state.version) return { rejected: 'order.changed' };
  const unsent = state.drafts[userId]?.draftQuantities ?? {};
  if (changedLines(state, unsent, facts.products).length > 0) return { rejected: 'order.unsent_changes' };
  const rejection = firstRefusedLine(state, draftQuantities, facts);
  if (rejection) return rejection;
  const draft = {
    modificationId,
    baseVersion: state.version,
    unsent: 'drop',
    draftQuantities,
    seen: {},
  } as const;
  return decideSubmitChanges(
    { userId, holderName, modificationId, amountToPayCents: null, cause: 'user' },
    { ...state, drafts: { ...state.drafts, [userId]: draft } },
    facts,
  );
}

export function quantitiesToGoBack(order: PlacedOrder, { lines }: Pick<OrderVersion, 'lines'>): Record<string, number> {
  const currentQuantities = new Map(
    orderedQuantities(order.content.lines).map((line) => [line.articleNumber, line.quantity]),
  );
  const versionQuantities = new Map(lines.map((line) => [line.articleNumber, line.quantity]));
  return Object.fromEntries(
    [...new Set([...currentQuantities.keys(), ...versionQuantities.keys()])]
      .map((article) => [article, versionQuantities.get(article) ?? 0] as const)
      .filter(([article, quantity]) => quantity !== (currentQuantities.get(article) ?? 0)),
  );
}
