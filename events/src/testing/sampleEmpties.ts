import type { EmptiesEvent } from '../empties/empties.ts';

export const sampleCorrection: EmptiesEvent = {
  type: 'ContainersCorrected',
  data: { customerNumber: '204118', kind: 'crate', count: -2, reason: 'counted_at_customer', correctedBy: '3001' },
};
