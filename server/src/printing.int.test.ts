import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

async function runUnread(args: readonly string[]): Promise<{ status: number | null; stderr: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stderr };
}

test.each(['audit', 'apiKeys', 'erase', 'import', 'restrictedLists'])(
  'the tool %s ends without a stack trace when its output is closed',
  async (name) => {
    expect(await runUnread([bundledProgram(name)])).toEqual({ status: 2, stderr: '' });
  },
);

test('the start of the product goes on without a stack trace when its output is closed', async () => {
  const script = `const { say } = await import('./server/start/console.mjs'); say('one');
    await new Promise((resolve) => setTimeout(resolve, 50)); say('two'); process.exitCode = 7;`;
  expect(await runUnread(['--input-type=module', '--eval', script])).toEqual({ status: 7, stderr: '' });
});
