import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Every basket as it stands, one row each. Personal values stand apart, with the account they belong to beside them. */
export const basketsTable = {
  name: 'baskets_3',
  columns: {
    basket_id: 'text not null',
    customer_number: 'text not null',
    /** open, awaiting, checkedOut or discarded */
    status: 'text not null',
    order_number: 'text',
    /** Position since which the customer goes on in it; null beside the active one. The latest of an open basket counts. */
    activated: 'text',
    /** What it was made from that nobody filled by hand. */
    origin: 'json',
    opened_at: 'text not null',
    /** Of its last event. */
    changed_at: 'text not null',
    delivery: 'json',
    address: 'json',
    address_personal: 'json',
    address_chosen_by: 'text',
    reference: 'text not null',
    /** The order that it is an add-on to. */
    main_order: 'text',
    /** Article numbers of the chosen free samples. */
    free_samples: 'json not null',
    revision: 'int not null',
    last_hash: 'text not null',
    position: 'text not null',
  },
  primaryKey: ['basket_id'],
  personal: { address_personal: 'address_chosen_by' },
  indexes: {
    baskets_3_open: "(customer_number, activated desc nulls last) where status = 'open'",
    baskets_3_order: '(order_number) where order_number is not null',
  },
} as const satisfies TableDefinition;

/** Lines of the baskets; `added_revision` keeps them in the order in which they were first added. */
export const basketLinesTable = {
  name: 'basket_lines_3',
  columns: {
    basket_id: 'text not null',
    article_number: 'text not null',
    added_revision: 'int',
    quantity: 'double precision not null',
    /** What was known of the article when its quantity was last set. */
    facts: 'json not null',
  },
  primaryKey: ['basket_id', 'article_number'],
} as const satisfies TableDefinition;

/** What the buyer wants of single articles where they fall short; null is what holds for the customer (ADR 0124). */
export const basketLineChoicesTable = {
  name: 'basket_line_choices_3',
  columns: { basket_id: 'text not null', article_number: 'text not null', choice: 'text' },
  primaryKey: ['basket_id', 'article_number'],
} as const satisfies TableDefinition;

export type BasketOrigin = { kind: 'standing_order'; id: string; name: string };
export type BasketDelivery = {
  day: string;
  windowStart: string;
  windowEnd: string;
  deadline: string;
  service?:
    | { kind: 'express'; feeCents: number }
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
