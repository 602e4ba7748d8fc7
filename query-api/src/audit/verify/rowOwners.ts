import type { StreamKind } from '../streamKinds.ts';
import { type ReadModelName, readModels } from '@talloor/projections/tables/readModels.ts';

export type KeyKind = StreamKind | 'event';

/**
 * `order`: one order's streams write the row, found by a column. `stream`: one stream of another kind writes it.
 * `tenant`: many streams write it. `audit -- all` compares all of them.
 */
export type RowOwner =
  | { readonly kind: 'order'; readonly column: string; readonly key: KeyKind; readonly isOfCustomer: boolean }
  | { readonly kind: 'stream' }
  | { readonly kind: 'tenant' };

const by = (key: KeyKind, column: string, isOfCustomer = false): RowOwner => ({
  kind: 'order',
  column,
  key,
  isOfCustomer,
});
const stream: RowOwner = { kind: 'stream' };
const tenant: RowOwner = { kind: 'tenant' };
const [basket, order, delivery] = [
  by('basket', 'basket_id'),
  by('order', 'order_number'),
  by('delivery', 'delivery_number'),
];
const [returned, recall, filed] = [
  by('return', 'return_id'),
  by('recall', 'recall_id'),
  by('serviceRequest', 'case_id'),
];
const [invoice, payment] = [by('invoice', 'number'), by('payment', 'payment_id')];

type Owners = {
  readonly [Model in ReadModelName]: { readonly [Table in keyof (typeof readModels)[Model]['tables']]: RowOwner };
};
const owners: Owners = {
  baskets: { baskets: basket, basket_lines: basket, basket_line_choices: basket },
  approvals: { approvals: basket },
  openOrders: { open_orders: order },
  orderDetail: { order_details: order, order_short_lines: order, order_line_choices: order },
  officeOrders: {
    office_orders: order,
    office_order_texts: order,
    office_order_changes: order,
    office_order_customers: tenant,
  },
  officeUsers: { office_users: stream },
  officeRoleRights: { office_role_rights: stream },
  orderedArticles: { ordered_articles: tenant, ordered_article_days: by('order', 'order_number', true) },
  lists: { lists: stream, list_items: stream, list_par_levels: stream, deleted_lists: stream },
  accounts: { accounts: stream, account_customers: stream, account_passkeys: stream, customer_standings: stream },
  customerUsers: { customer_users: stream },
  acceptedTerms: { accepted_terms: stream },
  basketReminders: { basket_reminders: stream },
  customerChanges: { customer_changes: stream },
  standingOrders: { standing_orders: stream, standing_dates: stream },
  registrations: { registrations: stream },
  deliveries: { deliveries: delivery, delivery_checks: delivery },
  returns: { returns: returned, return_photos: returned, return_marks: delivery },
  cases: { cases: filed, case_messages: filed, case_files: filed },
  recalls: { recalls: recall, recall_customers: recall, recall_deliveries: recall },
  traceability: { container_moves: delivery, delivered_lots: delivery },
  invitations: { invitations: stream },
  invoices: {
    invoices: invoice,
    invoice_texts: invoice,
    invoice_delivery_notes: delivery,
    invoice_corrections: by('invoice', 'credit_number'),
    invoice_entries: invoice,
    invoice_disputes: invoice,
    invoice_notes: invoice,
  },
  payments: { payments: payment },
  invoiceEvents: {
    invoice_events: by('event', 'position'),
    paid_shares: payment,
    used_credits: tenant,
    disputed_lines: invoice,
  },
  purchases: {
    purchase_notes: delivery,
    purchase_lines: delivery,
    purchase_returns: delivery,
    purchase_changes: tenant,
  },
  statisticsLinks: { statistics_links: stream },
  documentRequests: { document_requests: stream },
  auditActs: { audit_acts: tenant, audit_deadlines: order },
};

export const rowOwners: ReadonlyMap<string, RowOwner> = new Map(
  Object.entries(readModels).flatMap(([model, { tables }]) =>
    Object.entries(tables).map(([base, { name }]): [string, RowOwner] => {
      const owner = (owners[model as ReadModelName] as Readonly<Record<string, RowOwner>>)[base];
      if (!owner) throw new Error(`the audit does not know who owns the rows of ${base}`);
      return [name, owner];
    }),
  ),
);
