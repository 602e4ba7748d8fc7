import { runProduct } from './runProduct.ts';

await runProduct();
