import { addUp } from '../basket/addUp.ts';
import type { Totals } from '../basket/assessment.ts';
import { amountCents, thousandths } from '../money/rounding.ts';
import { minimumMusselKg, type MusselPackage } from './musselFacts.ts';

export type CountedPackage = {
  readonly package: MusselPackage;
  readonly quantity: number;
  readonly lineCents: number;
};

export type MusselSums = {
  readonly packages: readonly CountedPackage[];
  readonly weightKg: number;
  readonly missingKg: number;
  readonly totals: Totals;
};

/** Whole packages, at least 0; null without a number. */
export function roundPackageCount(count: number): number | null {
  if (!Number.isFinite(count)) return null;
  return Math.max(0, Math.round(count)) + 0;
}

/** Delivery costs nothing, and packages have no deposit (spec shopping §5, §9). */
export function addUpMussels(
  packages: readonly { readonly package: MusselPackage; readonly quantity: number }[],
  vatPercentage: number,
): MusselSums {
  const countedPackages = packages
    .filter(({ quantity }) => quantity > 0)
    .map((each) => ({
      ...each,
      lineCents: amountCents(each.package.pricePerKgMills, each.quantity, each.package.weightKg),
    }));
  const weight = countedPackages.reduce(
    (sum, { package: { weightKg }, quantity }) => sum + thousandths(weightKg) * quantity,
    0,
  );
  const totals = addUp(
    countedPackages.map(({ lineCents }) => ({ product: { vatRate: vatPercentage }, lineCents, depositCents: 0 })),
    { freeDeliveryFromCents: 0, deliveryFeeCents: 0 },
  );
  return {
    packages: countedPackages,
    weightKg: weight / 1000,
    missingKg: Math.max(0, minimumMusselKg * 1000 - weight) / 1000,
    totals,
  };
}
