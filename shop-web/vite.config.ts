import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { auditVerifier } from './auditVerifier.ts';
import { endpointsAsCalls } from '../contracts/endpointsAsCalls.ts';
import { keepModules } from '../server/src/styles/keepModules.ts';
import { namedWidths } from '../server/src/styles/namedWidths.ts';
import { fr } from '../messages/src/shop/fr.ts';
import { nl } from '../messages/src/shop/nl.ts';
import { shownIconWeights } from './shownIconWeights.ts';
import { withoutLoaded } from './withoutLoaded.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Product address for `vite`. */
const target = process.env['SHOP_API'] ?? 'http://localhost:3000';
const proxy = Object.fromEntries(
  ['/api', '/nl/api', '/fr/api', '/nl/translations', '/fr/translations', '/basket/confirm'].map((route) => [
    route,
    target,
  ]),
);

/** As in the ETag; texts change during development. */
const versionOf = (texts: object) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

const { plugin: startKnown, ofStart } = withoutLoaded();

/** Only pages and lazy parts: names compress badly in the start script. */
const chunkFileNames = ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** Small files compress badly: what many parts import shares a file. */
const groups = [
  { name: 'icons', test: /phosphor-icons/, minShareCount: 12 },
  { name: 'shared', test: /(?:shop-web|contracts|rules|look)\/src/, minShareCount: 45 },
];

export default defineConfig(({ command }) => ({
  define: command === 'build' ? { TEXT_VERSIONS: { nl: versionOf(nl), fr: versionOf(fr) } } : {},
  plugins: [
    react(),
    endpointsAsCalls(),
    namedWidths(),
    keepModules(),
    startKnown,
    auditVerifier(path('../server/audit-verifier.mjs')),
    shownIconWeights([path('../look/src/boardOf.ts'), path('../look/src/moreBoardIcons.ts')], path('./src')),
  ],
  // The content security policy forbids data: URLs.
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { chunkFileNames, assetFileNames: 'assets/[hash:7][extname]', codeSplitting: { groups } },
    },
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofStart.has(file)),
    },
  },
  server: { proxy },
}));
