import { join } from 'node:path';

/** A bundle starts far sooner than its source; `programs` in jest.int.setup.mjs names them. */
export const bundledProgram = (name: string): string => join(process.env['TEST_BUNDLES'] ?? '', `${name}.js`);
