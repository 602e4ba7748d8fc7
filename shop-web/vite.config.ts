import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shownIconWeights } from './shownIconWeights.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where `vite` finds the running product during development. */
const target = process.env['SHOP_API'] ?? 'http://localhost:3000';
const proxy = Object.fromEntries(['/api', '/nl/api', '/fr/api', '/basket/confirm'].map((route) => [route, target]));

export default defineConfig({
  plugins: [react(), shownIconWeights(path('../look/src/boardOf.ts'), path('./src'))],
  // Nothing inlined: the content security policy allows no data: scripts or fonts.
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy },
});
