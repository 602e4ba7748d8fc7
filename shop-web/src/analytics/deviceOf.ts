import type { CollectedBatch } from '@talloor/contracts/analytics/collectedEvents.ts';

export const deviceOf = (width: number): CollectedBatch['device'] =>
  width < 768 ? 'phone' : width < 1200 ? 'tablet' : 'desktop';
