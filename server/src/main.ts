import { limitGarbage } from '@talloor/platform/limitGarbage.ts';
import { runProduct } from './runProduct.ts';

limitGarbage();
await runProduct();
