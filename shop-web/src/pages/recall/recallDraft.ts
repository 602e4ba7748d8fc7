import type { RecallDeliveryView } from '@talloor/contracts/endpoints/recalls.ts';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';

export const fates = ['held', 'used', 'destroyed'] as const;
export type Fate = (typeof fates)[number];
export type LineDraft = Readonly<Record<Fate, string>>;

export type RecallDraft = Readonly<Record<string, LineDraft>>;

export const keyOf = (delivery: string, line: string): string => `${delivery}-${line}`;

/** Empty if none. */
export const draftOf = (deliveries: readonly RecallDeliveryView[]): RecallDraft =>
  Object.fromEntries(
    deliveries.flatMap(({ delivery_number: number, lines }) =>
      lines.map(({ line_id: id, answer }) => {
        const textOf = (value: number | undefined) => (value === undefined ? '' : quantityInput(value));
        return [
          keyOf(number, id),
          { held: textOf(answer?.held), used: textOf(answer?.used), destroyed: textOf(answer?.destroyed) },
        ];
      }),
    ),
  );

type RecalledLine = Pick<RecallDeliveryView['lines'][number], 'quantity' | 'unit'>;

/** Null if invalid or more than delivered. */
export function readLine(draft: LineDraft, { quantity, unit }: RecalledLine): Readonly<Record<Fate, number>> | null {
  const limits = { step: Number.isInteger(quantity) ? 1 : 0.001, units: [unit], most: quantity };
  const read = (fate: Fate) => readTypedQuantity(draft[fate], limits);
  const [held, used, destroyed] = [read('held'), read('used'), read('destroyed')];
  if (typeof held === 'string' || typeof used === 'string' || typeof destroyed === 'string') return null;
  return Math.round((held + used + destroyed) * 1000) > Math.round(quantity * 1000) ? null : { held, used, destroyed };
}

export const deliveriesPerStep = 50;

export const isEmptyDraft = (draft: LineDraft): boolean => fates.every((fate) => draft[fate].trim() === '');
