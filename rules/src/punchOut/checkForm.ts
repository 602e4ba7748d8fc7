import { fieldLengths, type FormField, type ItemField } from './fieldLengths.ts';

export type ReceivedItem = { readonly index: number; readonly fields: Readonly<Record<string, string>> };
export type FormFault = {
  readonly code: 'too_long' | 'missing' | 'not_a_number' | 'index_from_zero';
  readonly index: number;
  readonly field: string;
};

/** As a buyer's system reads a form: by index, whatever the order of the fields. */
export function readForm(fields: readonly FormField[]): ReceivedItem[] {
  const items = new Map<number, Record<string, string>>();
  const at = (index: number): Record<string, string> => {
    const item = items.get(index) ?? {};
    items.set(index, item);
    return item;
  };
  for (const { name, value } of fields) {
    const [, longIndex] = /^NEW_ITEM-LONGTEXT_(\d{1,6}):132\[\]$/i.exec(name) ?? [];
    if (longIndex !== undefined) {
      at(Number(longIndex))['LONGTEXT'] = value;
      continue;
    }
    const [, field, index] = /^NEW_ITEM-(\w+)\[(\d{1,6})\]$/i.exec(name) ?? [];
    if (field !== undefined) at(Number(index))[field.toUpperCase()] = value;
  }
  return [...items].toSorted(([a], [b]) => a - b).map(([index, item]) => ({ index, fields: item }));
}

const number = /^\d{1,11}(\.\d{1,3})?$/;
const numbers: readonly ItemField[] = ['QUANTITY', 'PRICE', 'PRICEUNIT'];

/** Empty for a right form (standards.md, OCI punch-out). */
export function checkForm(fields: readonly FormField[]): FormFault[] {
  const items = readForm(fields);
  const faults: FormFault[] = [];
  for (const { index, fields: item } of items) {
    const fault = (code: FormFault['code'], field: string): void => void faults.push({ code, index, field });
    const has = (field: ItemField): boolean => (item[field] ?? '') !== '';
    if (index === 0) fault('index_from_zero', 'DESCRIPTION');
    for (const [field, most] of Object.entries(fieldLengths))
      if (Array.from(item[field] ?? '').length > most) fault('too_long', field);
    for (const field of numbers) if (has(field) && !number.test(item[field] ?? '')) fault('not_a_number', field);
    if (!has('DESCRIPTION') && !has('MATNR')) fault('missing', 'DESCRIPTION');
    if (has('DESCRIPTION') && !has('UNIT')) fault('missing', 'UNIT');
    if (has('PRICE') && !has('CURRENCY')) fault('missing', 'CURRENCY');
    if (!has('QUANTITY')) fault('missing', 'QUANTITY');
  }
  return faults;
}
