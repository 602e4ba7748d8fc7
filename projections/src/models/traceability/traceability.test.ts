import { expect, test } from '@jest/globals';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import type { Row } from '@talloor/platform/subscription/projector.ts';
import * as fc from 'fast-check';
import { applyOperations, type RowsInMemory } from '../../rows/applyOperations.ts';
import { decodedStream } from '../../testing/sampleEvents.ts';
import { containerMovesTable } from '../../tables/traceability.ts';
import { traceability } from './traceability.ts';

const kind = fc.constantFrom('crate', 'pallet', 'roll');
const delivery = fc.record({
  broughtKinds: fc.array(fc.constantFrom('crate' as const, 'pallet' as const, 'roll' as const), { maxLength: 6 }),
  takenEmpties: fc.array(fc.record({ kind, count: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }),
  arrives: fc.boolean(),
});
const correction = fc.record({ kind, count: fc.integer({ min: -9, max: 9 }) });

type Delivery = {
  readonly broughtKinds: readonly ('crate' | 'pallet' | 'roll')[];
  readonly takenEmpties: readonly { kind: string; count: number }[];
  readonly arrives: boolean;
};

function eventsOf({ broughtKinds, takenEmpties, arrives }: Delivery): TalloorEvent[] {
  const containers = broughtKinds.map((each) => ({ sscc: '354123450000000014', kind: each }));
  const loaded: TalloorEvent = { type: 'DeliveryLoaded', data: { loadedAt: '2026-03-12T22:05:00.000Z', containers } };
  const arrived: TalloorEvent = {
    type: 'DeliveryDelivered',
    data: {
      deliveredAt: '2026-03-13T09:04:00.000Z',
      orderedBy: '7',
      receivedBy: '',
      signature: null,
      empties: [...takenEmpties],
    },
  };
  return arrives ? [loaded, arrived] : [loaded];
}

const balanceOf = (rows: RowsInMemory, containerKind: string): number =>
  [...(rows.get(containerMovesTable.name)?.values() ?? [])]
    .filter((row: Row) => row['kind'] === containerKind && row['counts'] === true)
    .reduce((sum, row) => sum + Number(row['count']), 0);

test('a container balance is deliveries minus returns plus corrections, and repeated events do not change the balance', () => {
  fc.assert(
    fc.property(
      fc.array(delivery, { maxLength: 5 }),
      fc.array(correction, { maxLength: 4 }),
      (deliveries, corrections) => {
        const corrected = corrections.map(({ kind: of, count }): TalloorEvent => ({
          type: 'ContainersCorrected',
          data: { customerNumber: '204118', kind: of, count, reason: 'lost', correctedBy: '3001' },
        }));
        const reports = [
          ...deliveries.flatMap((each, index) =>
            decodedStream(`delivery-6610301${index}`, eventsOf(each), 10 * index + 1),
          ),
          ...decodedStream('empties-204118', corrected, 200),
        ];
        const rows = reports
          .flatMap((event) => [event, event])
          .reduce<RowsInMemory>(
            (now, event) =>
              applyOperations(
                traceability.tables,
                now,
                traceability.project(event as Parameters<typeof traceability.project>[0]),
              ),
            new Map(),
          );
        for (const containerKind of ['crate', 'pallet', 'roll']) {
          const arrivedDeliveries = deliveries.filter(({ arrives }) => arrives);
          const sum =
            arrivedDeliveries.flatMap(({ broughtKinds }) => broughtKinds).filter((each) => each === containerKind)
              .length -
            arrivedDeliveries
              .flatMap(({ takenEmpties }) => takenEmpties)
              .filter((each) => each.kind === containerKind)
              .reduce((all, { count }) => all + count, 0) +
            corrections.filter((each) => each.kind === containerKind).reduce((all, { count }) => all + count, 0);
          expect(balanceOf(rows, containerKind)).toBe(sum);
        }
      },
    ),
  );
});
