import type { ThresholdState } from './thresholdState.ts';

const withAmounts = {
  below: { ticket: 'basket.untilMinimum', bar: 'basket.barMinimum' },
  between: { ticket: 'basket.untilFree', bar: 'basket.barFree' },
  free: { ticket: 'basket.freeReached', bar: 'basket.freeReached' },
} as const;
const withoutAmounts = {
  below: { ticket: 'basket.belowMinimum', bar: 'basket.belowMinimum' },
  between: { ticket: 'basket.notYetFree', bar: 'basket.notYetFree' },
  free: withAmounts.free,
} as const;

export const thresholdWords = (state: ThresholdState['state'], showsAmounts: boolean) =>
  (showsAmounts ? withAmounts : withoutAmounts)[state];
