import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const basketsModel = defineReadModel({
  name: 'baskets',
  version: 5,
  on: [
    'BasketOpened',
    'BasketActivated',
    'BasketSetAside',
    'BasketDiscarded',
    'BasketLineQuantityChanged',
    'BasketLineRemoved',
    'BasketEmptied',
    'BasketDeliveryMomentConfirmed',
    'BasketDeliveryAddressChosen',
    'BasketKindChosen',
    'BasketReminderSent',
    'BasketReferenceSet',
    'BasketLineReplacementChosen',
    'BasketFreeSamplesChosen',
    'BasketApprovalAsked',
    'BasketApprovalWithdrawn',
    'BasketSentBack',
    'BasketApprovalLapsed',
    'BasketCheckedOut',
    'BasketOrderNumberReplaced',
  ],
  tables: {
    /** Personal values are separate columns with their account. */
    baskets: {
      columns: {
        basket_id: 'text not null',
        customer_number: 'text not null',
        status: typed<BasketStatus>('text not null'),
        order_number: 'text',
        /** Position of the activation; null for kept baskets. The latest open one is active. */
        activated: 'text',
        /** Null when filled by hand. */
        origin: typed<BasketOrigin>('json'),
        origin_name: 'text',
        origin_owner: 'text',
        opened_at: 'text not null',
        changed_at: 'text not null',
        delivery: typed<BasketDelivery>('json'),
        address: typed<BasketAddress>('json'),
        address_personal: typed<PersonalAddress>('json'),
        address_chosen_by: 'text',
        reference: 'text',
        reference_by: 'text',
        /** Main order of an add-on. */
        main_order: 'text',
        /** Article numbers. */
        free_samples: typed<readonly string[]>('json not null'),
        revision: 'int not null',
        last_hash: 'text not null',
        position: 'text not null',
      },
      primaryKey: ['basket_id'],
      personal: {
        address_personal: 'address_chosen_by',
        origin_name: 'origin_owner',
        reference: 'reference_by',
      },
      indexes: {
        open: "(customer_number, activated desc nulls last) where status = 'open'",
        order: '(order_number) where order_number is not null',
      },
    },
    /** `added_revision` keeps the order in which lines were added. */
    basket_lines: {
      columns: {
        basket_id: 'text not null',
        article_number: 'text not null',
        added_revision: 'int',
        quantity: 'double precision not null',
        /** Facts when the quantity was last set. */
        facts: 'json not null',
      },
      primaryKey: ['basket_id', 'article_number'],
    },
    /** Per article; null: the customer's setting (ADR 0124). */
    basket_line_choices: {
      columns: { basket_id: 'text not null', article_number: 'text not null', choice: 'text' },
      primaryKey: ['basket_id', 'article_number'],
    },
  },
});
export const {
  baskets: basketsTable,
  basket_lines: basketLinesTable,
  basket_line_choices: basketLineChoicesTable,
} = basketsModel.tables;

export type BasketStatus = 'open' | 'awaiting' | 'checkedOut' | 'discarded';
export type BasketOrigin = { kind: 'standing_order'; id: string };
export type BasketDelivery = {
  day: string;
  windowStart: string;
  windowEnd: string;
  deadline: string;
  service?:
    | { kind: 'express'; feeCents: number }
    | { kind: 'mussels'; moment: 'morning' | 'afternoon' }
    | {
        kind: 'pickup';
        siteId: string;
        name: string;
        street: string;
        streetNumber: string;
        postal: string;
        city: string;
      }
    | undefined;
};
export type BasketAddress = { kind: 'default' | 'alternative'; postal: string; city: string };
export type PersonalAddress = {
  name: string | null;
  street: string | null;
  streetNumber: string | null;
  box: string | null;
};
