import type { RecallDeliveryView } from '@talloor/contracts/endpoints/recalls.ts';

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
        const textOf = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));
        return [
          keyOf(number, id),
          { held: textOf(answer?.held), used: textOf(answer?.used), destroyed: textOf(answer?.destroyed) },
        ];
      }),
    ),
  );

/** Empty is 0, invalid null. */
export const readQuantity = (input: string): number | null => {
  const text = input.trim().replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
};

/** Null if invalid or more than delivered. */
export function readLine(draft: LineDraft, most: number): Readonly<Record<Fate, number>> | null {
  const [held, used, destroyed] = [readQuantity(draft.held), readQuantity(draft.used), readQuantity(draft.destroyed)];
  if (held === null || used === null || destroyed === null) return null;
  const sum = [held, used, destroyed].reduce((total, quantity) => total + Math.round(quantity * 1000), 0);
  return sum > Math.round(most * 1000) ? null : { held, used, destroyed };
}

export const deliveriesPerStep = 50;

export const isEmptyDraft = (draft: LineDraft): boolean => fates.every((fate) => draft[fate].trim() === '');
