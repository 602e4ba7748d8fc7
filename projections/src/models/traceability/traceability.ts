import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { EmptiesEvent } from '@talloor/events/empties/empties.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { RowOperation } from '@talloor/platform/subscription/projector.ts';
import { traceabilityModel, containerMovesTable, deliveredLotsTable } from '../../tables/traceability.ts';

type Handled = Extract<DeliveryEvent | EmptiesEvent, { type: (typeof traceabilityModel.on)[number] }>;

export const traceability = createProjector<Handled>(traceabilityModel, projectTraces);

type Move = { readonly kind: string; readonly count: number };

function projectTraces({ event, streamId, revision, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const number = streamId.slice(streamId.indexOf('-') + 1);
  const customerNumber = metadata.customerNumber ?? '';
  const moves = (source: string, at: string, counts: boolean, containerMoves: readonly Move[]): RowOperation[] => {
    const key = { customer_number: customerNumber, source };
    return [
      { kind: 'delete', table: containerMovesTable.name, key },
      ...containerMoves.map(({ kind, count }): RowOperation => ({
        kind: 'upsert',
        table: containerMovesTable.name,
        key: { ...key, kind },
        values: { count, moved_at: at, counts, delivery_number: number },
      })),
    ];
  };
  switch (event.type) {
    case 'DeliveryPicked': {
      const deliveredLines = event.data.lines.filter(({ delivered }) => delivered > 0);
      const lots = deliveredLines.flatMap((line) =>
        line.lots.flatMap(({ lot }) => (lot === null ? [] : [lot.toLowerCase()])),
      );
      const values = {
        customer_number: customerNumber,
        lots: [...new Set(lots)],
        articles: [...new Set(deliveredLines.map(({ articleNumber }) => articleNumber))],
      };
      return [{ kind: 'upsert', table: deliveredLotsTable.name, key: { delivery_number: number }, values }];
    }
    case 'DeliveryLoaded': {
      const { loadedAt, containers } = event.data;
      return moves(`${number}/brought`, loadedAt, false, countByKind(containers));
    }
    case 'DeliveryDelivered': {
      const { deliveredAt, empties } = event.data;
      const returnedEmpties = sumByKind(empties).map(({ kind, count }) => ({ kind, count: -count }));
      return [
        {
          kind: 'update',
          table: containerMovesTable.name,
          key: { delivery_number: number },
          values: { counts: true, moved_at: deliveredAt },
        },
        ...moves(`${number}/taken`, deliveredAt, true, returnedEmpties),
      ];
    }
    case 'ContainersCorrected': {
      const { kind, count, reason, correctedBy } = event.data;
      const key = { customer_number: number, source: `${revision}/corrected`, kind };
      const values = { count, moved_at: metadata.occurredAt, counts: true, reason, corrected_by: correctedBy };
      return [{ kind: 'upsert', table: containerMovesTable.name, key, values }];
    }
    default:
      return event satisfies never;
  }
}

const countByKind = (containers: readonly { readonly kind: string }[]): Move[] =>
  sumByKind(containers.map(({ kind }) => ({ kind, count: 1 })));

function sumByKind(containerMoves: readonly Move[]): Move[] {
  const sums = new Map<string, number>();
  for (const { kind, count } of containerMoves) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count }));
}
