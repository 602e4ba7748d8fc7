import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProductUnderTest } from '../product/startProduct.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** `npm run audit -- order NUMBER`, `receipt FILE` or `seal`. */
export function runAudit(
  { dataDir }: ProductUnderTest,
  ...call: readonly ['order' | 'receipt', string] | readonly ['seal']
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'server/audit.mjs'), ...call], {
      cwd: root,
      env: { ...process.env, ...(dataDir !== null && { DATA_DIR: dataDir }) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
