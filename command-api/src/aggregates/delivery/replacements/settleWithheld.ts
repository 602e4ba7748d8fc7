import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine, WithheldLine, WithheldWhy } from '@talloor/events/delivery/values.ts';
import { settleDelivery, shortOf, type PromisedCosts } from '@talloor/rules/deliveryNote/settleDelivery.ts';

type PickedEvent = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>;

/** Null: no change. */
export type Verdict = 'take' | WithheldWhy | null;

/** Each line keeps `delivered + replaced + short = ordered`. */
export function settleWithheld(
  { pickedAt, lines, totals }: PickedEvent['data'],
  verdictOf: (withheld: WithheldLine) => Verdict,
  promisedCosts: PromisedCosts,
): PickedEvent {
  const orderLines: PickedLine[] = [];
  const replacing = lines.filter(({ replaces }) => replaces !== undefined);
  for (const line of lines.filter(({ replaces }) => replaces === undefined)) {
    const { withheld = [], ...rest } = line;
    const stillWithheld: WithheldLine[] = [];
    let { replaced } = line;
    for (const each of withheld) {
      const verdict = verdictOf(each);
      if (verdict === 'take') {
        replaced = -shortOf(0, replaced, each.replaces);
        replacing.push({ ...each.line, standsFor: each.replaces });
      } else stillWithheld.push(verdict === null ? each : { ...each, why: verdict });
    }
    const short = shortOf(line.ordered, line.delivered, replaced);
    orderLines.push({ ...rest, replaced, short, ...(stillWithheld.length > 0 && { withheld: stillWithheld }) });
  }
  const settledLines = [...orderLines, ...replacing.toSorted((a, b) => Number(BigInt(a.lineId) - BigInt(b.lineId)))];
  const { rulesVersion, approximate } = totals;
  return {
    type: 'DeliveryPicked',
    data: {
      pickedAt,
      lines: settledLines,
      totals: { rulesVersion, approximate, ...settleDelivery(settledLines, promisedCosts) },
    },
  };
}
