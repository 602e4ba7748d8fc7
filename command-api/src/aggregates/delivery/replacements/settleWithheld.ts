import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine, WithheldLine, WithheldWhy } from '@talloor/events/delivery/values.ts';
import { settleDelivery, shortOf, type PromisedCosts } from '@talloor/rules/deliveryNote/settleDelivery.ts';

type Picked = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>;

/** Null: no change. */
export type Verdict = 'take' | WithheldWhy | null;

/**
 * Moves accepted replacements onto the note and recomputes amounts. Each line keeps `delivered + replaced + short =
 * ordered`.
 */
export function settleWithheld(
  { pickedAt, lines, totals }: Picked['data'],
  verdictOf: (withheld: WithheldLine) => Verdict,
  promised: PromisedCosts,
): Picked {
  const ordered: PickedLine[] = [];
  const replacing = lines.filter(({ replaces }) => replaces !== undefined);
  for (const line of lines.filter(({ replaces }) => replaces === undefined)) {
    const { withheld = [], ...rest } = line;
    const left: WithheldLine[] = [];
    let { replaced } = line;
    for (const each of withheld) {
      const verdict = verdictOf(each);
      if (verdict === 'take') {
        replaced = -shortOf(0, replaced, each.replaces);
        replacing.push({ ...each.line, standsFor: each.replaces });
      } else left.push(verdict === null ? each : { ...each, why: verdict });
    }
    const short = shortOf(line.ordered, line.delivered, replaced);
    ordered.push({ ...rest, replaced, short, ...(left.length > 0 && { withheld: left }) });
  }
  const settled = [...ordered, ...replacing.toSorted((a, b) => Number(BigInt(a.lineId) - BigInt(b.lineId)))];
  const { rulesVersion, approximate } = totals;
  return {
    type: 'DeliveryPicked',
    data: { pickedAt, lines: settled, totals: { rulesVersion, approximate, ...settleDelivery(settled, promised) } },
  };
}
