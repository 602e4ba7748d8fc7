import { join } from 'node:path';

/** Bundles start sooner; `programs` in jest.int.setup.mjs names them. */
export const bundledProgram = (name: string): string => join(process.env['TEST_BUNDLES'] ?? '', `${name}.js`);
