import { runProduct } from './runProduct.ts';

/** The single process: one composition of the whole product. */
await runProduct();
