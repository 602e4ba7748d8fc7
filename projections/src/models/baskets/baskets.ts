import type { BasketEvent, BasketOrigin } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { basketsModel, basketLineChoicesTable, basketLinesTable, basketsTable } from '../../tables/baskets.ts';

/** `getBasket` adds the rules' judgement. */
export const baskets = createProjector<BasketEvent>(basketsModel, projectBaskets);

function projectBaskets(decoded: DecodedEvent<BasketEvent>): readonly RowOperation[] {
  const { event } = decoded;
  const basketId = decoded.streamId.slice('basket-'.length);
  const basket = (values: Row, kind: 'update' | 'upsert' = 'update'): RowOperation => ({
    kind,
    table: basketsTable.name,
    key: { basket_id: basketId },
    values: {
      revision: decoded.revision,
      last_hash: decoded.metadata.hash,
      position: decoded.position,
      changed_at: decoded.metadata.occurredAt,
      ...values,
    },
  });
  switch (event.type) {
    case 'BasketOpened': {
      const { customerNumber, origin } = event.data;
      const activated = origin ? null : decoded.position;
      const openedAt = decoded.metadata.occurredAt;
      const row = { ...openedRow(customerNumber, openedAt), ...originRow(origin), activated };
      return [basket(row, 'upsert')];
    }
    case 'BasketActivated':
      return [basket({ activated: decoded.position })];
    case 'BasketSetAside':
      return [basket({ activated: null })];
    case 'BasketDiscarded':
      return [basket({ status: 'discarded' })];
    case 'BasketLineQuantityChanged': {
      const { previousQuantity, quantity, articleNumber, ...facts } = event.data;
      const additionValues = previousQuantity === 0 ? { added_revision: decoded.revision } : {};
      const key = { basket_id: basketId, article_number: articleNumber };
      return [
        { kind: 'upsert', table: basketLinesTable.name, key, values: { ...additionValues, quantity, facts } },
        basket({}),
      ];
    }
    case 'BasketLineRemoved': {
      const key = { basket_id: basketId, article_number: event.data.articleNumber };
      return [{ kind: 'delete', table: basketLinesTable.name, key }, basket({})];
    }
    case 'BasketEmptied':
      return [
        { kind: 'delete', table: basketLinesTable.name, key: { basket_id: basketId } },
        basket({ free_samples: [] }),
      ];
    case 'BasketDeliveryMomentConfirmed':
      return [basket({ delivery: event.data })];
    case 'BasketDeliveryAddressChosen': {
      const { kind, postal, city, ...personal } = event.data.address;
      const address = { kind, postal, city };
      return [basket({ address, address_personal: personal, address_chosen_by: event.data.chosenBy })];
    }
    case 'BasketKindChosen':
      return [basket({ main_order: event.data.mainOrder })];
    case 'BasketReminderSent':
      return [basket({})];
    case 'BasketReferenceSet':
      return [basket({ reference: event.data.reference, reference_by: event.data.setBy })];
    case 'BasketLineReplacementChosen': {
      const { articleNumber, choice } = event.data;
      const key = { basket_id: basketId, article_number: articleNumber };
      return [{ kind: 'upsert', table: basketLineChoicesTable.name, key, values: { choice } }, basket({})];
    }
    case 'BasketFreeSamplesChosen':
      return [basket({ free_samples: event.data.samples.map(({ articleNumber }) => articleNumber) })];
    case 'BasketApprovalAsked':
      return [basket({ status: 'awaiting', activated: null })];
    case 'BasketApprovalWithdrawn':
    case 'BasketSentBack':
    case 'BasketApprovalLapsed':
      return [basket({ status: 'open', activated: null })];
    case 'BasketCheckedOut':
      return [basket({ status: 'checkedOut', order_number: event.data.orderNumber })];
    case 'BasketOrderNumberReplaced':
      return [basket({ order_number: event.data.orderNumber })];
    default:
      return event satisfies never;
  }
}

const openedRow = (customerNumber: string, openedAt: string): Row => ({
  customer_number: customerNumber,
  status: 'open',
  order_number: null,
  opened_at: openedAt,
  delivery: null,
  address: null,
  address_personal: null,
  address_chosen_by: null,
  reference: '',
  reference_by: null,
  main_order: null,
  free_samples: [],
});

const originRow = (origin: BasketOrigin | undefined): Row => ({
  origin: origin ? { kind: origin.kind, id: origin.id } : null,
  origin_name: origin?.name ?? null,
  origin_owner: origin?.ownerId ?? null,
});
