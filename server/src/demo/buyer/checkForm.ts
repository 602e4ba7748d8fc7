/** What a buyer's system receives: the form's fields in order. */
export type ReceivedField = readonly [name: string, value: string];

export type Finding =
  | { readonly kind: 'index_from_0' | 'index_gap' | 'no_items' }
  | { readonly kind: 'missing'; readonly item: number; readonly field: string }
  | { readonly kind: 'too_long'; readonly item: number; readonly field: string; readonly most: number }
  | { readonly kind: 'no_number' | 'no_code' | 'unknown' | 'repeated'; readonly item: number; readonly field: string }
  | { readonly kind: 'not_given_back'; readonly field: string };

export type ReceivedItem = {
  readonly index: number;
  readonly fields: ReadonlyMap<string, string>;
  /** Price for the whole quantity; null without readable numbers. */
  readonly amount: number | null;
};

/** OCI 4.0/5.0: most characters by field. */
const lengths: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATNR: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  SERVICE: 1,
  CONTRACT: 10,
  CONTRACT_ITEM: 5,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
  ATTACHMENT: 255,
  ATTACHMENT_TITLE: 255,
  ATTACHMENT_PURPOSE: 1,
  EXT_SCHEMA_TYPE: 10,
  EXT_CATEGORY_ID: 60,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
  LONGTEXT: Infinity,
};

const numbers: Readonly<Record<string, RegExp>> = {
  QUANTITY: /^\d{1,11}(?:\.\d{1,3})?$/,
  PRICE: /^\d{1,11}(?:\.\d{1,3})?$/,
  PRICEUNIT: /^(?:[1-9]\d{0,4})?$/,
  LEADTIME: /^\d{0,5}$/,
};
const codes: Readonly<Record<string, RegExp>> = {
  CURRENCY: /^(?:[A-Z]{3})?$/,
  UNIT: /^[\p{L}\d]{0,3}$/u,
  SERVICE: /^X?$/,
};
const givenBack = ['~OkCode', '~Caller'] as const;

const nameOf = (name: string): { readonly field: string; readonly index: number } | null => {
  const [, longText, field, index] = /^NEW_ITEM-(?:LONGTEXT_(\d+):132\[\]|([A-Z_\d]+)\[(\d+)\])$/.exec(name) ?? [];
  if (longText !== undefined) return { field: 'LONGTEXT', index: Number(longText) };
  return field === undefined ? null : { field, index: Number(index) };
};

/** Characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Judges a returned basket as a strict buyer's system would, without our own code. */
export function checkForm(received: readonly ReceivedField[]): {
  readonly items: readonly ReceivedItem[];
  readonly others: readonly ReceivedField[];
  readonly findings: readonly Finding[];
} {
  const byIndex = new Map<number, Map<string, string>>();
  const others: ReceivedField[] = [];
  const findings: Finding[] = [];
  for (const [name, value] of received) {
    const parsed = nameOf(name);
    if (parsed === null) {
      if (name.startsWith('NEW_ITEM-')) findings.push({ kind: 'unknown', item: 0, field: name });
      others.push([name, value]);
      continue;
    }
    const { field, index } = parsed;
    const fields = byIndex.get(index) ?? new Map<string, string>();
    byIndex.set(index, fields);
    if (lengths[field] === undefined) findings.push({ kind: 'unknown', item: index, field });
    if (fields.has(field)) findings.push({ kind: 'repeated', item: index, field });
    else fields.set(field, value);
  }
  const indexes = [...byIndex.keys()].toSorted((a, b) => a - b);
  if (indexes.length === 0) findings.push({ kind: 'no_items' });
  if (indexes[0] === 0) findings.push({ kind: 'index_from_0' });
  else if (indexes.some((index, place) => index !== place + 1)) findings.push({ kind: 'index_gap' });
  const items = indexes.map((index) => {
    const fields = byIndex.get(index) ?? new Map<string, string>();
    findings.push(...findingsOf(index, fields));
    return { index, fields, amount: amountOf(fields) };
  });
  const names = new Set(others.map(([name]) => name.toLowerCase()));
  for (const field of givenBack) if (!names.has(field.toLowerCase())) findings.push({ kind: 'not_given_back', field });
  return { items, others, findings };
}

function findingsOf(item: number, fields: ReadonlyMap<string, string>): readonly Finding[] {
  const found: Finding[] = [];
  const has = (field: string) => (fields.get(field) ?? '') !== '';
  const need = (field: string) => {
    if (!has(field)) found.push({ kind: 'missing', item, field });
  };
  if (!has('MATNR')) need('DESCRIPTION');
  if (has('DESCRIPTION')) need('UNIT');
  if (has('PRICE')) need('CURRENCY');
  need('QUANTITY');
  for (const [field, value] of fields) {
    const most = lengths[field] ?? Infinity;
    if (lengthOf(value) > most) found.push({ kind: 'too_long', item, field, most });
    if (numbers[field]?.test(value) === false) found.push({ kind: 'no_number', item, field });
    if (codes[field]?.test(value) === false) found.push({ kind: 'no_code', item, field });
  }
  return found;
}

function amountOf(fields: ReadonlyMap<string, string>): number | null {
  const [quantity, price] = [Number(fields.get('QUANTITY') ?? ''), Number(fields.get('PRICE') ?? '')];
  const per = Number(fields.get('PRICEUNIT') ?? '') || 1;
  const amount = (quantity * price) / per;
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : null;
}
