import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatApproximate, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';

/** Formatted line; amounts are null when hidden. */
export type PaperLine = {
  readonly articleNumber: string;
  readonly name: string;
  readonly facts: string;
  readonly errors: readonly string[];
  readonly quantity: string;
  readonly price: string | null;
  readonly total: string | null;
};
export type PaperGroup = {
  readonly kind: 'faulty' | 'group' | 'free';
  readonly name: string;
  readonly lines: readonly PaperLine[];
};

const unitOf = ({ product }: BasketLineView): string =>
  product.orderable_by_order_unit ? product.order_unit_description : product.sales_unit_description;

function paperLine(line: BasketLineView, language: 'nl' | 'fr'): PaperLine {
  const { product } = line;
  const price = product.price?.active_price ?? null;
  return {
    articleNumber: product.article_number,
    name: product.name,
    facts: [numbersText(product.article_number, product.erp_number), product.brand, product.pack]
      .filter((fact) => fact !== '')
      .join(' · '),
    errors: line.errors,
    quantity: `${formatNumber(language, line.quantity)} ${unitOf(line)}`,
    price: price === null ? null : `${formatUnitPrice(language, price)} / ${product.price_unit_description}`,
    total: line.line_total === null ? null : formatApproximate(language, line.line_total, line.is_approximate),
  };
}

/** Faulty lines first, then by group (VCG last). */
export function paperGroups(basket: BasketView, faulty: string, language: 'nl' | 'fr'): readonly PaperGroup[] {
  const groups = new Map<string, PaperLine[]>();
  const wrong: PaperLine[] = [];
  for (const line of basket.lines) {
    const { group } = line.product;
    const lines = line.is_counted ? (groups.get(group) ?? []) : wrong;
    if (line.is_counted) groups.set(group, lines);
    lines.push(paperLine(line, language));
  }
  const first: PaperGroup[] = wrong.length > 0 ? [{ kind: 'faulty', name: faulty, lines: wrong }] : [];
  return [...first, ...[...groups].map(([name, lines]): PaperGroup => ({ kind: 'group', name, lines }))];
}

/** @param amount replaces a total */
export function freeGroup(basket: BasketView, name: string, amount: string, language: 'nl' | 'fr'): PaperGroup | null {
  if (basket.free_lines.length === 0) return null;
  const lines = basket.free_lines.map((free) => ({
    articleNumber: free.article_number,
    name: free.name,
    facts: `${numbersText(free.article_number, free.erp_number)} · ${free.because}`,
    errors: [],
    quantity: formatNumber(language, free.quantity),
    price: null,
    total: amount,
  }));
  return { kind: 'free', name, lines };
}

/** `amount` is null when prices are hidden. */
export type PaperTotal = Pick<BasketView['total_lines'][number], 'type' | 'label'> & {
  readonly amount: string | null;
  readonly tooltip: string | null;
};

/** Weighed goods make totals approximate, except VAT. */
export const paperTotals = ({ total_lines: lines }: BasketView, language: 'nl' | 'fr'): readonly PaperTotal[] =>
  lines.map(({ type, label, amount, tooltip_content: tooltip, is_approximate: isWeighed }) => ({
    type,
    label,
    tooltip,
    amount: amount === null ? null : formatApproximate(language, amount, isWeighed && type !== 'vat'),
  }));
