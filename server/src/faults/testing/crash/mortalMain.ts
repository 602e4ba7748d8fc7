import { z } from 'zod';
import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';
import { runProduct } from '../../../runProduct.ts';

/**
 * The product with a weak spot, for the crash test: the process is gone, as after `kill -9`, when it reaches the place
 * named in FAULT_KILL_AT for the n-th time (`afterOrderPlaced:2`). `npm start` runs another file and knows no such setting.
 */
const points = [
  'afterNumberDrawn',
  'afterBasketCheckedOut',
  'afterOrderPlaced',
  'afterStockReserved',
  'afterOrderAllocated',
  'afterMailSent',
  'afterPickingBegun',
] as const satisfies readonly FaultPoint[];

const [place, times] = z
  .tuple([z.enum([...points, 'nowhere']), z.coerce.number().int().positive()])
  .parse((process.env['FAULT_KILL_AT'] ?? 'nowhere:1').split(':'));
let reached = 0;
await runProduct({
  reach: (point) => {
    if (point === place && ++reached === times) process.kill(process.pid, 'SIGKILL');
  },
});
