import { command } from './callable.ts';
import type * as corrections from '../endpoints/orderCorrections.ts';

export const previewCorrection = command<typeof corrections.previewCorrection>(
  'previewCorrection',
  'POST',
  '/api/office/orders/:number/previewCorrection',
);
export const correctOrder = command<typeof corrections.correctOrder>(
  'correctOrder',
  'POST',
  '/api/office/orders/:number/correct',
);
