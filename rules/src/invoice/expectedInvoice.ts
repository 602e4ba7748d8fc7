import { amountCents } from '../money/rounding.ts';

type Bilingual = { readonly nl: string; readonly fr: string };

/** After picking. Cents without VAT. */
export type InvoicedNote = {
  readonly deliveryNumber: string;
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly articleNumber: string;
    readonly name: Bilingual;
    readonly unit: Bilingual;
    readonly delivered: number;
    readonly weight: number | null;
    readonly priceMills: number;
    readonly conversionFactor: number;
    readonly vatRate: number;
    readonly depositMills: number;
    readonly lineTotalCents: number;
  }[];
  readonly totals: {
    readonly deliveryCents: number;
    readonly expressCents: number;
    readonly discountCents: number;
    readonly vat: readonly VatAmount[];
  };
  readonly empties: readonly { readonly kind: string; readonly count: number }[];
};

export type VatAmount = { readonly rate: number; readonly baseCents: number; readonly vatCents: number };

/** Deposits change from a day on, so the delivery counts. */
type DepositOf = (emptiesKind: string, deliveryNumber: string) => number | null;

type OfNote = { readonly deliveryNumber: string; readonly totalCents: number };
type OfLine = {
  readonly noteLineId: string;
  readonly articleNumber: string;
  readonly returnId: string | null;
  readonly name: Bilingual;
};
export type ExpectedLine = OfNote &
  (
    | ({
        readonly kind: 'goods';
        readonly unit: Bilingual;
        readonly quantity: number;
        readonly weight: number | null;
        readonly priceMills: number;
        readonly conversionFactor: number;
        readonly vatRate: number;
      } & OfLine)
    | ({ readonly kind: 'deposit'; readonly quantity: number; readonly depositMills: number } & OfLine)
    | { readonly kind: 'empties'; readonly emptiesKind: string; readonly count: number; readonly depositMills: number }
    | { readonly kind: 'delivery_cost' | 'express_fee' | 'discount' }
  );

export type ExpectedInvoice = {
  readonly lines: readonly ExpectedLine[];
  /** Lowest rate first. */
  readonly vat: readonly VatAmount[];
  readonly baseCents: number;
  readonly vatCents: number;
  readonly depositCents: number;
  readonly amountCents: number;
};

/**
 * VAT is that of the notes, so invoices of any partition add up to the same cents (ADR 0146).
 * @param depositOf thousandths of a euro for a container returned with this delivery; null: not paid back
 */
export function expectedInvoice(notes: readonly InvoicedNote[], depositOf: DepositOf): ExpectedInvoice {
  return sumUp(
    notes.flatMap((note) => linesOf(note, depositOf)),
    notes.flatMap(({ totals }) => totals.vat),
  );
}

/** A credited return (ADR 0122). Cents are positive: what the customer gets back. */
export type InvoicedReturn = {
  readonly returnId: string;
  readonly deliveryNumber: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly articleNumber: string;
    readonly name: Bilingual;
    readonly unit: Bilingual;
    readonly quantity: number;
    readonly vatRate: number;
    readonly baseCents: number;
    readonly depositCents: number;
    readonly depositMills: number;
  }[];
  readonly vat: readonly VatAmount[];
};

export function expectedCredit(returns: readonly InvoicedReturn[]): ExpectedInvoice {
  return sumUp(
    returns.flatMap(({ returnId, deliveryNumber, lines }) =>
      lines.flatMap(({ lineId: noteLineId, baseCents, depositCents, ...line }): ExpectedLine[] => {
        const { articleNumber, name, quantity } = line;
        const ofLine = { deliveryNumber, noteLineId, articleNumber, returnId, name, quantity };
        const goods: ExpectedLine = {
          kind: 'goods',
          ...ofLine,
          unit: line.unit,
          weight: null,
          priceMills: quantity === 0 ? 0 : Math.round((baseCents * 10) / quantity),
          conversionFactor: 1,
          vatRate: line.vatRate,
          totalCents: baseCents,
        };
        if (depositCents === 0) return [goods];
        return [goods, { kind: 'deposit', ...ofLine, depositMills: line.depositMills, totalCents: depositCents }];
      }),
    ),
    returns.flatMap(({ vat }) => vat),
  );
}

function linesOf({ deliveryNumber, lines, totals, empties }: InvoicedNote, depositOf: DepositOf): ExpectedLine[] {
  const delivered = lines.filter((line) => line.delivered > 0);
  const ofLine = ({ lineId, articleNumber, name }: (typeof lines)[number]) => ({
    deliveryNumber,
    noteLineId: lineId,
    articleNumber,
    returnId: null,
    name,
  });
  const goods = delivered.map((line): ExpectedLine => {
    const { unit, weight, priceMills, conversionFactor, vatRate } = line;
    return {
      kind: 'goods',
      ...ofLine(line),
      unit,
      quantity: line.delivered,
      weight,
      priceMills,
      conversionFactor,
      vatRate,
      totalCents: line.lineTotalCents,
    };
  });
  const deposits = delivered
    .filter(({ depositMills }) => depositMills > 0)
    .map((line): ExpectedLine => {
      const { delivered: quantity, depositMills } = line;
      return {
        kind: 'deposit',
        ...ofLine(line),
        quantity,
        depositMills,
        totalCents: amountCents(depositMills, quantity),
      };
    });
  const costs = (
    [
      ['delivery_cost', totals.deliveryCents],
      ['express_fee', totals.expressCents],
      ['discount', -totals.discountCents],
    ] as const
  )
    .filter(([, totalCents]) => totalCents !== 0)
    .map(([kind, totalCents]): ExpectedLine => ({ kind, deliveryNumber, totalCents }));
  const back = empties.flatMap(({ kind: emptiesKind, count }): ExpectedLine[] => {
    const depositMills = depositOf(emptiesKind, deliveryNumber);
    if (depositMills === null) return [];
    const totalCents = -amountCents(depositMills, count);
    return [{ kind: 'empties', deliveryNumber, emptiesKind, count, depositMills, totalCents }];
  });
  return [...goods, ...costs, ...deposits, ...back];
}

/** Deposit and returned empties bear no VAT (standards.md). */
export const isUntaxed = ({ kind }: { readonly kind: ExpectedLine['kind'] }): boolean =>
  kind === 'deposit' || kind === 'empties';

function sumUp(lines: readonly ExpectedLine[], vatAmounts: readonly VatAmount[]): ExpectedInvoice {
  const rates = new Map<number, VatAmount>();
  for (const { rate, baseCents, vatCents } of vatAmounts) {
    const before = rates.get(rate) ?? { baseCents: 0, vatCents: 0 };
    rates.set(rate, { rate, baseCents: before.baseCents + baseCents, vatCents: before.vatCents + vatCents });
  }
  const vat = [...rates.values()].toSorted((one, other) => one.rate - other.rate);
  const baseCents = sum(lines.filter((line) => !isUntaxed(line)).map(({ totalCents }) => totalCents));
  const depositCents = sum(lines.filter(isUntaxed).map(({ totalCents }) => totalCents));
  const vatCents = sum(vat.map((amount) => amount.vatCents));
  return { lines, vat, baseCents, vatCents, depositCents, amountCents: baseCents + vatCents + depositCents };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
