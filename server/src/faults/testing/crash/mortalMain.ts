import { z } from 'zod';
import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';
import { paymentPoints } from './paymentPoints.ts';
import { runProduct } from '../../../runProduct.ts';

/** Exits like `kill -9` at the n-th visit of FAULT_KILL_AT (`afterOrderPlaced:2`). Not used by `npm start`. */
const points = [
  'afterNumberDrawn',
  'afterBasketCheckedOut',
  'afterOrderPlaced',
  'afterStockReserved',
  'afterOrderAllocated',
  'afterMailSent',
  'afterPickingBegun',
  ...paymentPoints,
] as const satisfies readonly FaultPoint[];

const [place, times] = z
  .tuple([z.enum([...points, 'nowhere']), z.coerce.number().int().positive()])
  .parse((process.env['FAULT_KILL_AT'] ?? 'nowhere:1').split(':'));
let reachedCount = 0;
await runProduct({
  reach: (point) => {
    if (point === place && ++reachedCount === times) process.kill(process.pid, 'SIGKILL');
  },
});
