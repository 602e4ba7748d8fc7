import type { Act } from './act.ts';

export const numberNames = ['ordered', 'allocated', 'picked', 'delivered', 'invoiced', 'credited'] as const;
export type NumberName = (typeof numberNames)[number];

export type LineNumber = {
  readonly quantity: number;
  /** Without VAT. */
  readonly cents: number;
  /** In units of the price. */
  readonly weight: number | null;
};

type Bilingual = { readonly nl: string; readonly fr: string };
export type LineIdentity = {
  readonly key: string;
  readonly lineId: string | null;
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly unit: Bilingual;
  readonly groupCode: string;
  readonly priceMills: number;
  readonly approximate: boolean;
  readonly free: boolean;
};
export type NumberedLine = LineIdentity & { readonly numbers: Readonly<Partial<Record<NumberName, LineNumber>>> };

export type MadeNumber = LineNumber & { readonly by: Act };
export type TrackedLine = LineIdentity & { readonly numbers: Readonly<Partial<Record<NumberName, MadeNumber>>> };
