import type { OfficeText, OfficeTextKey } from '../i18n/useOfficeText.ts';
import { deliveryNumberField, fieldsOfKind, fieldsOfRow, lineFields, type FieldShape } from './reportShape.ts';

const shapesByField = new Map<string, FieldShape>(
  [
    ...Object.values(fieldsOfKind).flat(),
    ...Object.values(fieldsOfRow).flat(),
    ...Object.values(lineFields),
    deliveryNumberField,
  ].map((shape) => [shape.field, shape]),
);
const rows = new Set(['lines', 'lots', 'replacements', 'containers', 'empties']);

export function expectationOf(shape: FieldShape, t: OfficeText): string {
  if (shape.input === 'text') return t('reports.wrong.text', { most: shape.most });
  if (shape.input === 'whole') return t('reports.wrong.whole', { least: shape.least, most: shape.most });
  return t(`reports.wrong.${shape.input}`);
}

const pathOf = (path: string): readonly string[] => path.replace(/^message\.?/, '').split('.');

/** @param path of the server (`lines.2.lots.0.quantity`) */
export function wrongInWords(path: string, t: OfficeText): string {
  const parts = pathOf(path);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && shapesByField.get(parts[0] ?? '')?.input === 'json' && !shapesByField.has(last))
    return t('reports.wrong.json');
  if (parts.length === 1 && last === 'kind') return t('reports.wrong.kind');
  if (last === 'message_id' || last === 'signature') return t(`reports.wrong.${last}`);
  if (rows.has(last)) return t('reports.wrong.rows');
  const shape = parts.includes('containers') || parts.includes('empties') ? shapeIn(parts) : shapesByField.get(last);
  return shape === undefined ? t('reports.wrong.unknown') : expectationOf(shape, t);
}

const shapeIn = (parts: readonly string[]): FieldShape | undefined =>
  fieldsOfRow[parts.includes('containers') ? 'containers' : 'empties'].find(({ field }) => field === parts.at(-1));

/** `Regel 3, Lot 1, Aantal`. */
export function placeInWords(path: string, t: OfficeText): string {
  const parts = pathOf(path);
  const words = parts.map((part, place) => {
    const before = parts[place - 1] ?? '';
    if (/^\d+$/.test(part))
      return before === 'lines'
        ? t('reports.line', { number: Number(part) + 1 })
        : rows.has(before)
          ? t(`reports.row.${before}` as OfficeTextKey, { number: Number(part) + 1 })
          : part;
    if (rows.has(part) && parts[place + 1] !== undefined) return '';
    const isNamed = shapesByField.has(part) || rows.has(part) || part === 'message_id' || part === 'signature';
    return isNamed ? t(`reports.field.${part}` as OfficeTextKey) : part;
  });
  return words.filter((word) => word !== '').join(', ');
}
