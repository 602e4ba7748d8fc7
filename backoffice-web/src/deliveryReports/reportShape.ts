import type { deliveryReportsNl } from '@talloor/messages/office/deliveryReports.ts';

export type ReportField = keyof (typeof deliveryReportsNl)['reports']['field'];
export type ReportChoice = keyof (typeof deliveryReportsNl)['reports']['choice'];
export type RowsField = keyof (typeof deliveryReportsNl)['reports']['row'];

type Input =
  | { readonly input: 'text'; readonly most: number }
  | { readonly input: 'digits' }
  | { readonly input: 'sscc' }
  | { readonly input: 'whole'; readonly least: number; readonly most: number }
  | { readonly input: 'amount' }
  | { readonly input: 'positive' }
  | { readonly input: 'day' }
  | { readonly input: 'instant' }
  | { readonly input: 'choice'; readonly choices: readonly ReportChoice[] }
  | { readonly input: 'json' };

export type FieldShape = Input & {
  readonly field: ReportField;
  /** `null` or omitted when empty; absent means required. */
  readonly empty?: 'null' | 'out';
};

const instant = (field: ReportField): FieldShape => ({ field, input: 'instant' });
const stop = (field: ReportField): FieldShape => ({ field, input: 'whole', least: 1, most: 999 });
const weight: FieldShape = { field: 'weight', input: 'positive', empty: 'null' };
const documentNumber: FieldShape = { field: 'number', input: 'digits' };
const money: FieldShape = { field: 'amount', input: 'amount' };
const buyerReference: FieldShape = { field: 'buyer_reference', input: 'text', most: 30, empty: 'out' };
const articleNumber: FieldShape = { field: 'article_number', input: 'digits' };

const invoiceHead: readonly FieldShape[] = [
  documentNumber,
  { field: 'customer_number', input: 'digits' },
  { field: 'issued_on', input: 'day' },
];
const invoiceRows: readonly FieldShape[] = [money, { field: 'lines', input: 'json' }, { field: 'vat', input: 'json' }];
const transfer: readonly FieldShape[] = [documentNumber, { field: 'booked_on', input: 'day' }, money];

/** Fields per kind, in order (docs/deliveries.md, docs/invoices.md). */
export const fieldsOfKind: Readonly<Record<string, readonly FieldShape[]>> = {
  scheduled: [
    { field: 'order_number', input: 'digits' },
    { field: 'day', input: 'day' },
    instant('expected_from'),
    instant('expected_until'),
    { field: 'route', input: 'text', most: 20 },
    stop('stop'),
    stop('stops'),
  ],
  picked: [instant('at'), { ...instant('answer_until'), empty: 'out' }],
  loaded: [instant('at')],
  dispatched: [instant('at')],
  progress: [
    instant('at'),
    { field: 'stops_before', input: 'whole', least: 0, most: 999 },
    instant('expected_from'),
    instant('expected_until'),
  ],
  delivered: [
    instant('at'),
    { field: 'received_by', input: 'text', most: 64, empty: 'out' },
    { field: 'unsigned', input: 'choice', choices: ['on_paper', 'refused', 'nobody_there'], empty: 'out' },
  ],
  invoiced: [
    { field: 'invoice_number', input: 'digits' },
    { field: 'invoiced_on', input: 'day' },
    { field: 'due_on', input: 'day' },
  ],
  invoice: [
    ...invoiceHead,
    { field: 'due_on', input: 'day' },
    { field: 'communication', input: 'digits' },
    buyerReference,
    ...invoiceRows,
  ],
  credit_note: [...invoiceHead, buyerReference, { field: 'corrected_invoices', input: 'json' }, ...invoiceRows],
  transfer,
  refund: transfer,
};
export const deliveryNumberField: FieldShape = { field: 'delivery_number', input: 'digits' };

const kindsOfInvoices = new Set(['invoice', 'credit_note', 'transfer', 'refund']);
export const isOfInvoice = (kind: string): boolean => kindsOfInvoices.has(kind);

export const shapesOfKind = (kind: string): readonly FieldShape[] => {
  const shapes = fieldsOfKind[kind] ?? [];
  return isOfInvoice(kind) ? shapes : [deliveryNumberField, ...shapes];
};

export const lineFields = {
  lineId: { field: 'line_id', input: 'digits' },
  articleNumber,
  delivered: { field: 'delivered', input: 'amount' },
  weight,
  reason: {
    field: 'reason',
    input: 'choice',
    choices: ['out_of_stock', 'supplier', 'quality', 'damaged', 'other'],
    empty: 'null',
  },
  comment: { field: 'comment', input: 'text', most: 200, empty: 'out' },
} as const satisfies Readonly<Record<string, FieldShape>>;

export const fieldsOfRow: Readonly<Record<RowsField, readonly FieldShape[]>> = {
  lots: [
    { field: 'lot', input: 'text', most: 20, empty: 'null' },
    { field: 'best_before', input: 'day', empty: 'null' },
    { field: 'quantity', input: 'amount' },
  ],
  replacements: [
    articleNumber,
    { field: 'quantity', input: 'positive' },
    { field: 'replaces', input: 'positive' },
    { field: 'price', input: 'amount' },
    weight,
  ],
  containers: [
    { field: 'sscc', input: 'sscc' },
    { field: 'kind', input: 'choice', choices: ['pallet', 'crate', 'roll'] },
  ],
  empties: [
    { field: 'kind', input: 'choice', choices: ['crate', 'pallet', 'roll'] },
    { field: 'count', input: 'whole', least: 1, most: 9999 },
  ],
};

export const rowsOfKind: Readonly<Record<string, RowsField>> = { loaded: 'containers', delivered: 'empties' };
