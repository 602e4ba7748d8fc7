import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

test('two instances start, wait for each other and end without a warning of Node.js', async () => {
  const database = await createTestDatabase();
  const masterKey = randomBytes(32).toString('hex');
  const start = async () => {
    const child = spawn(process.execPath, [bundledProgram('projections')], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        MASTER_KEY: masterKey,
        SESSION_SECRET: 'a secret that is long enough for a test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { log: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.log += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.errors += text));
    await until('the service listens', () => output.log.includes('listening'));
    return {
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'close');
        return output.errors;
      },
    };
  };
  const leader = await start();
  const follower = await start();
  // The follower asks for the lead every half second.
  await pause(1000);
  expect([await leader.stop(), await follower.stop()]).toEqual(['', '']);
  await database.drop();
});
