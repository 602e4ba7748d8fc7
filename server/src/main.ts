import { setFlagsFromString } from 'node:v8';
import { runProduct } from './runProduct.ts';

// Garbage may weigh as much as what lives, not three times as much: one process stays below 400 MB (docs/benchmarks.md).
setFlagsFromString('--heap-growing-percent=100');

/** The single process: one composition of the whole product. */
await runProduct();
