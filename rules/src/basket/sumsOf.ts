import { centsOfEuros, eurosOfCents } from '../money/rounding.ts';
import type { BasketView } from './basketWire.ts';

export type SumKind = 'subtotal' | 'delivery' | 'express' | 'discount' | 'vat' | 'deposit' | 'total';
export type Sums = Readonly<Record<SumKind, number>>;

type TotalLine = BasketView['total_lines'][number];
const kindOf = {
  subtotal: 'subtotal',
  delivery: 'delivery',
  express: 'express',
  discount: 'discount',
  vat: 'vat',
  empty_goods: 'deposit',
  grand_total: 'total',
} as const;

/** Euros; VAT of all rates together. */
export function sumsOf(lines: readonly TotalLine[]): Sums {
  const cents = { subtotal: 0, delivery: 0, express: 0, discount: 0, vat: 0, deposit: 0, total: 0 };
  for (const { type, amount } of lines)
    if (type !== 'subtotal_incl_vat') cents[kindOf[type]] += amount === null ? 0 : centsOfEuros(amount);
  return {
    subtotal: eurosOfCents(cents.subtotal),
    delivery: eurosOfCents(cents.delivery),
    express: eurosOfCents(cents.express),
    discount: eurosOfCents(cents.discount),
    vat: eurosOfCents(cents.vat),
    deposit: eurosOfCents(cents.deposit),
    total: eurosOfCents(cents.total),
  };
}
