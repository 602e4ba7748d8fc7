import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsAsCalls } from '../contracts/endpointsAsCalls.ts';
import { namedWidths } from '../server/src/styles/namedWidths.ts';

/** Product address for `vite`. */
const target = process.env['SHOP_API'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/backoffice/',
  plugins: [react(), endpointsAsCalls(), namedWidths()],
  // The content security policy forbids data: URLs.
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  server: { proxy: Object.fromEntries(['/api', '/nl/api', '/fr/api'].map((path) => [path, target])) },
});
