import { command, get } from './callable.ts';
import type * as empties from '../endpoints/empties.ts';

export const getEmpties = get<typeof empties.getEmpties>('getEmpties', '/api/empties');
export const getOfficeEmpties = get<typeof empties.getOfficeEmpties>(
  'getOfficeEmpties',
  '/api/office/customers/:id/empties',
);
export const correctEmpties = command<typeof empties.correctEmpties>(
  'correctEmpties',
  'POST',
  '/api/office/customers/:id/empties',
);
