import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { partsOfStream } from '@talloor/query-api/audit/streamKinds.ts';
import { type KeyKind, rowOwners } from '@talloor/query-api/audit/verify/rowOwners.ts';
import { changeOneRow, deleteOneRow, forgeOneRow, placeOf } from './tamperRow.ts';
import type { Story, Tampering } from './startTamperedOrder.ts';

const empty = new Set([
  'basket_line_choices',
  'approvals',
  'order_short_lines',
  'order_line_choices',
  'invoice_corrections',
]);
const baseOf = (name: string): string => name.replace(/_\d+$/, '');

const keyOf = ({ orderNumber, basketId, streams }: Story, key: KeyKind): string => {
  const ids: Partial<Record<KeyKind, string>> = { order: orderNumber, basket: basketId, event: '0'.repeat(20) };
  const parts = key === 'event' ? [] : Object.values(streams).flatMap((stream) => partsOfStream(stream) ?? []);
  return ids[key] ?? parts.find(({ kind }) => kind === key)?.id ?? '';
};

const sqlOf =
  (table: Parameters<typeof placeOf>[0], text: (story: Story) => string): Tampering['tamper'] =>
  ({ sql, story }) =>
    sql(placeOf(table), text(story));

export const readModelTamperings: readonly Tampering[] = allProjectors
  .flatMap(({ tables }) => tables)
  .flatMap((table): Tampering[] => {
    const owner = rowOwners.get(table.name);
    if (owner?.kind !== 'order') return [];
    // A forged note leads to an invoice without events.
    const names = () => (baseOf(table.name) === 'invoice_delivery_notes' ? ['invoice'] : [`${table.name}[`]);
    const change = changeOneRow(table);
    const isEmpty = empty.has(baseOf(table.name));
    const hasOneRow = table.primaryKey.length === 1 && table.primaryKey[0] === owner.column;
    return [
      ...(isEmpty || change === null
        ? []
        : [{ name: `a changed row: ${table.name}`, tamper: sqlOf(table, () => change), names }]),
      ...(isEmpty
        ? []
        : [{ name: `a deleted row: ${table.name}`, tamper: sqlOf(table, () => deleteOneRow(table)), names }]),
      ...((hasOneRow && !isEmpty) || owner.key === 'event'
        ? []
        : [
            {
              name: `a forged row: ${table.name}`,
              tamper: sqlOf(table, (story) =>
                forgeOneRow(table, {
                  [owner.column]: keyOf(story, owner.key),
                  ...(owner.isOfCustomer && { customer_number: '204118' }),
                }),
              ),
              names,
            },
          ]),
    ];
  });
