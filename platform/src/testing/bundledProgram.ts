import { join } from 'node:path';

/** File of a bundled program of this run, which starts far sooner than its source; `programs` in jest.int.setup.mjs names them. */
export const bundledProgram = (name: string): string => join(process.env['TEST_BUNDLES'] ?? '', `${name}.js`);
