import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

test('an operator fills an empty tenant with the demo once, beside separate services', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'talloor-demo-'));
  const env = { ...process.env, DATABASE_URL: database.url, MASTER_KEY: '07'.repeat(32), DATA_DIR: folder };
  const run = async () => {
    const child = spawn(process.execPath, [bundledProgram('demo')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const status = await new Promise((resolve) => child.once('close', resolve));
    return { status, output };
  };
  try {
    expect(await run()).toEqual({ status: 0, output: 'the demo is in the tenant; nothing was mailed for it\n' });
    expect(await run()).toMatchObject({ status: 0, output: expect.stringMatching(/^nothing to do/) });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}, 120_000);
