import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { amountCents, thousandths } from '@talloor/rules/money/rounding.ts';
import {
  purchaseChangesTable,
  purchaseLinesTable,
  purchaseNotesTable,
  purchaseReturnsTable,
  purchasesModel,
} from '../../tables/purchases.ts';

type Handled = Extract<DeliveryEvent, { type: (typeof purchasesModel.on)[number] }>;

export const purchases = createProjector<Handled>(purchasesModel, (decoded) => [
  ...projectPurchases(decoded),
  ...noteChange(decoded),
]);

function noteChange({ metadata, position }: DecodedEvent<Handled>): readonly RowOperation[] {
  const { customerNumber } = metadata;
  if (customerNumber === null) return [];
  const key = { customer_number: customerNumber };
  return [{ kind: 'upsert', table: purchaseChangesTable.name, key, values: { position } }];
}

function projectPurchases({ event, streamId }: DecodedEvent<Handled>): readonly RowOperation[] {
  const key = { delivery_number: streamId.slice('delivery-'.length) };
  switch (event.type) {
    case 'DeliveryScheduled': {
      const { customerNumber, orderNumber, orderedBy } = event.data;
      const values = { customer_number: customerNumber, order_number: orderNumber, ordered_by: orderedBy };
      return [{ kind: 'upsert', table: purchaseNotesTable.name, key, values }];
    }
    case 'DeliveryPicked':
      return [
        { kind: 'delete', table: purchaseLinesTable.name, key },
        ...event.data.lines.map((line): RowOperation => ({
          kind: 'upsert',
          table: purchaseLinesTable.name,
          key: { ...key, line_id: line.lineId },
          values: purchaseRow(line),
        })),
      ];
    case 'DeliveryDelivered': {
      const { deliveredAt, orderedBy } = event.data;
      const values = { delivered_on: dayAt(Date.parse(deliveredAt)), ordered_by: orderedBy };
      return [{ kind: 'update', table: purchaseNotesTable.name, key, values }];
    }
    case 'DeliveryReturnCredited': {
      const { returnId, lines } = event.data;
      return lines.map(({ lineId, quantity, baseCents, depositCents }) => ({
        kind: 'upsert',
        table: purchaseReturnsTable.name,
        key: { ...key, line_id: lineId, return_id: returnId },
        values: { quantity, base_cents: baseCents, deposit_cents: depositCents },
      }));
    }
    default:
      return event satisfies never;
  }
}

function purchaseRow(line: PickedLine): Row {
  const { delivered, weight, free, priceMills, normalPriceMills, promoId } = line;
  const priced = weight ?? thousandths(delivered * line.conversionFactor) / 1000;
  const isPromotion = free || promoId !== null;
  const savedMills = free ? normalPriceMills : Math.max(0, normalPriceMills - priceMills);
  return {
    article_number: line.articleNumber,
    name_nl: line.name.nl,
    name_fr: line.name.fr,
    unit_nl: line.unit.nl,
    unit_fr: line.unit.fr,
    brand: line.brand,
    group_code: line.groupCode,
    quantity: delivered,
    priced_quantity: free ? 0 : priced,
    turnover_cents: line.lineTotalCents,
    is_promotion: isPromotion,
    saving_cents: isPromotion ? amountCents(savedMills, priced) : 0,
    short_quantity: line.short,
    is_replacement: line.replaces !== undefined,
    deposit_cents: amountCents(line.depositMills, delivered),
  };
}
