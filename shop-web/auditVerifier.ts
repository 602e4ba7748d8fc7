import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const address = 'audit/verifier.mjs';

export const auditVerifier = (file: string): Plugin => ({
  name: 'audit-verifier',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${address}`, (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: address, source: readFileSync(file, 'utf8') });
  },
});
