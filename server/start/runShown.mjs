import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** @param niceness above 0: others run first */
export function runShown(command, args, env, { shown = true, niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (shown) process.stdout.write(chunk);
      });
    child.once('error', (error) => resolve({ status: 1, output: String(error) }));
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
