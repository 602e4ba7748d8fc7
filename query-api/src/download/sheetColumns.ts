import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { fr } from '@talloor/messages/shop/fr.ts';
import { nl } from '@talloor/messages/shop/nl.ts';
import { sheetTexts } from '@talloor/messages/sheet/sheetTexts.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';

/** Cell types of Excel: strings are never formulas. */
export type Cell = string | number | Date | null;

export type SheetColumn = {
  readonly header: string;
  /** Characters. */
  readonly width: number;
  readonly numFmt?: string;
  readonly cell: (product: ProductView) => Cell;
};

/** Hidden amounts (spec shopping §1). */
const hidden = '***';
const [unitPrice, amount, day, moment] = ['#,##0.000', '#,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm'];

export function sheetColumns(
  keys: readonly ColumnKey[],
  language: Language,
  hidesAmounts: boolean,
): readonly SheetColumn[] {
  const headers = { nl, fr }[language].columns.column;
  const words = sheetTexts[language];
  const money = (value: number | null | undefined): Cell => (hidesAmounts ? hidden : (value ?? null));
  const columnsOf = (key: ColumnKey): readonly SheetColumn[] => {
    const column = (width: number, cell: SheetColumn['cell'], numFmt?: string): SheetColumn[] => [
      { header: headers[key], width, cell, ...(numFmt === undefined ? {} : { numFmt }) },
    ];
    switch (key) {
      case 'article_number':
        return column(14, (product) => product.article_number);
      case 'name':
        return column(44, (product) => product.name);
      case 'brand':
        return column(18, (product) => product.brand);
      case 'pack':
        return column(18, (product) => product.pack);
      case 'ean':
        return column(16, (product) => product.ean);
      case 'erp_number':
        return column(18, (product) => product.erp_number);
      case 'category':
        return column(40, (product) => product.categories.map(({ name }) => name).join(' › '));
      case 'labels':
        return column(28, (product) => product.labels.map(({ name }) => name).join(', '));
      case 'price':
        return column(14, ({ price }) => money(price?.active_price), unitPrice);
      case 'normal_price':
        return column(14, ({ price }) => money(price?.normal_price), unitPrice);
      case 'comparison_price':
        return [
          ...column(16, ({ comparison_price: compared }) => money(compared?.price), unitPrice),
          { header: words.comparisonUnit, width: 8, cell: ({ comparison_price: compared }) => compared?.unit ?? null },
        ];
      case 'box_price':
        return [
          ...column(14, ({ price }) => money(price?.box_price), unitPrice),
          { header: words.boxQuantity, width: 14, cell: ({ price }) => price?.box_quantity ?? null },
        ];
      case 'promo':
        return column(28, ({ promo }) => promo?.label ?? null);
      case 'vat':
        return column(8, (product) => product.tax_percentage / 100, '0.##%');
      case 'deposit':
        return column(12, (product) => money(product.empty_goods_price), amount);
      case 'stock':
        return column(12, ({ stock }) => stock ?? words.unlimited);
      case 'last_order_quantity':
        return column(14, (product) => product.last_order_quantity);
      case 'last_order_date':
        return column(14, ({ last_order_date: at }) => (at === null ? null : new Date(dayOfEpoch(at))), day);
      case 'minimum_order':
        return column(14, (product) => product.minimum_order);
      case 'sold_per':
        return column(12, (product) => product.sold_per);
      case 'order_before':
        return column(18, ({ order_before: at }) => (at === null ? null : wallClock(at)), moment);
      default:
        return key satisfies never;
    }
  };
  const isOrderable = keys.includes('article_number') || keys.includes('ean');
  const toOrder: SheetColumn = { header: words.toOrder, width: 14, cell: () => null };
  return [...keys.flatMap(columnsOf), ...(isOrderable ? [toOrder] : [])];
}

/** Excel has no time zones: Brussels time. */
const wallClock = (seconds: number): Date => new Date(`${dayOfEpoch(seconds)}T${formatTime('nl', seconds)}:00Z`);

/** Maximum text of a cell. */
const longest = 32_767;

/** Escapes `_x0041_` and shortens long texts. */
export const cellText = (text: string): string => text.replaceAll(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x').slice(0, longest);
