import type { ItemField } from './fieldLengths.ts';

const names = new Map<ItemField | 'LONGTEXT', string[]>();

/**
 * Written once for all forms.
 * @param place from 1
 */
export function itemFieldName(field: ItemField | 'LONGTEXT', place: number): string {
  let ofField = names.get(field);
  if (ofField === undefined) names.set(field, (ofField = []));
  return (ofField[place] ??= field === 'LONGTEXT' ? `NEW_ITEM-LONGTEXT_${place}:132[]` : `NEW_ITEM-${field}[${place}]`);
}
