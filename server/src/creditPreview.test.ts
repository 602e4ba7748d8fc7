import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideCreditReturn } from '@talloor/command-api/aggregates/return/creditReturn/decideCreditReturn.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { deliveryStory, samplePickedLine } from '@talloor/events/testing/sampleDelivery.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { Projector, Row } from '@talloor/platform/subscription/projector.ts';
import { deliveries } from '@talloor/projections/models/deliveries/deliveries.ts';
import { returns } from '@talloor/projections/models/returns/returns.ts';
import { expectedCredit } from '@talloor/query-api/returns/expectedCredit.ts';
import type { FoundOfficeReturn } from '@talloor/query-api/returns/findOfficeReturns.ts';
import { creditReturn } from '@talloor/rules/returns/creditReturn.ts';

const [scheduled, picked] = deliveryStory;
if (scheduled?.type !== 'DeliveryScheduled' || picked?.type !== 'DeliveryPicked') throw new Error('another story');

const thousandthsOf = fc.integer({ min: 1, max: 40_000 });
const note = fc.record({
  lines: fc.array(
    fc.record({
      weightArticle: fc.boolean(),
      delivered: thousandthsOf,
      vatRate: fc.constantFrom(0, 6, 12, 21),
      depositMills: fc.integer({ min: 0, max: 12_345 }),
      lineTotalCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  discountPercentage: fc.integer({ min: 0, max: 100 }),
  /** A line may be on a request twice. */
  returns: fc.array(
    fc.array(fc.record({ at: fc.nat(3), requested: fc.integer({ min: 1, max: 100 }), collected: fc.nat(100) }), {
      minLength: 1,
      maxLength: 5,
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

function rowOf(
  projector: Pick<Projector<never>, 'project'>,
  streamId: string,
  events: readonly (DeliveryEvent | ReturnEvent)[],
): Row {
  const metadata = { occurredAt: '2026-03-18T09:00:00.000Z' };
  const operations = events.flatMap((event) => projector.project({ event, streamId, metadata } as never));
  const values = operations.map((operation) => ('values' in operation ? operation.values : {}));
  return JSON.parse(JSON.stringify(Object.assign({}, ...values))) as Row;
}

test('the office sees the credit that it gives, for any note with deposits, weighed lines and earlier credits', () => {
  fc.assert(
    fc.property(note, ({ lines, discountPercentage, returns: requests }) => {
      const noteLines = lines.map((line, at) => {
        const delivered = line.weightArticle ? line.delivered / 1000 : Math.ceil(line.delivered / 1000);
        return { ...samplePickedLine, ...line, lineId: String(at + 1), ordered: delivered, delivered };
      });
      const subtotal = noteLines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
      const discountCents = Math.floor((subtotal * discountPercentage) / 100);
      const totals = { ...picked.data.totals, subtotalCents: subtotal, discountCents };
      const note: DeliveryEvent = { type: 'DeliveryPicked', data: { ...picked.data, lines: noteLines, totals } };
      const { lines: delivered_lines, totals: delivered_totals } = rowOf(deliveries, 'delivery-66103012', [note]);
      let delivery = [scheduled, note].reduce<DeliveryState>(evolveDelivery, noDelivery);
      const earlier: Row[] = [];
      const credited = { quantities: new Map<string, number>(), cents: 0 };
      for (const [index, parts] of requests.entries()) {
        const returnId = String(70_000_012 + index);
        const claimed = new Map(credited.quantities);
        const requestedLines = parts.flatMap(({ at, requested, collected }) => {
          const line = noteLines[at % noteLines.length];
          if (!line) return [];
          const [before, whole] = [claimed.get(line.lineId) ?? 0, Math.round(line.delivered * 1000)];
          const step = line.weightArticle ? 1 : 1000;
          const part = (of: number, percentage: number) => Math.ceil((of * percentage) / 100 / step) * step;
          const quantity = part(whole - before, requested);
          if (quantity === 0) return [];
          claimed.set(line.lineId, before + quantity);
          const [sample] = sampleReturn.lines;
          if (!sample) throw new Error('another sample');
          return [
            {
              line: { ...sample, lineId: line.lineId, quantity: quantity / 1000 },
              collected: { lineId: line.lineId, quantity: part(quantity, collected) / 1000 },
            },
          ];
        });
        const collectedLines = requestedLines.map(({ collected }) => collected);
        if (collectedLines.every(({ quantity }) => quantity === 0)) continue;
        const request = {
          ...sampleReturn,
          returnId,
          lines: requestedLines.map(({ line }) => line),
        };
        delivery = evolveDelivery(delivery, { type: 'DeliveryReturnRequested', data: request });
        const events: ReturnEvent[] = [
          { type: 'ReturnRequested', data: request },
          { type: 'ReturnCollected', data: { day: '2026-03-17', lines: collectedLines } },
        ];
        const facts = { delivered_lines, delivered_totals, earlier_credits: earlier.length > 0 ? earlier : null };
        const row = { collected: null, ...rowOf(returns, `return-${returnId}`, events), ...facts };
        const preview = expectedCredit(row as unknown as FoundOfficeReturn);
        const decided = decideCreditReturn({ returnId, lines: collectedLines }, delivery);
        const [event] = 'rejected' in decided ? [] : decided;
        if (event?.type !== 'DeliveryReturnCredited') throw new Error('nothing is credited');
        const { returnId: _, ...credit } = event.data;
        expect(preview).toBe(credit.totalCents / 100);
        delivery = evolveDelivery(delivery, event);
        earlier.push(rowOf(returns, `return-${returnId}`, [...events, { type: 'ReturnCredited', data: credit }]));
        credited.cents += credit.totalCents;
        for (const { lineId, quantity } of collectedLines)
          credited.quantities.set(lineId, (credited.quantities.get(lineId) ?? 0) + Math.round(quantity * 1000));
      }
      const all = [...credited.quantities].map(([lineId, quantity]) => ({ lineId, quantity: quantity / 1000 }));
      expect(credited.cents).toBe(creditReturn({ lines: noteLines, discountCents }, all, []).totalCents);
    }),
    { numRuns: 300 },
  );
});
