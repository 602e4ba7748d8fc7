import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

function audit(args: readonly string[], env: Record<string, string> = {}) {
  const program = [bundledProgram('audit'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([
  [['order', '4402001', 'extra']],
  [['order', 'x']],
  [['all', 'extra']],
  [['receipt']],
  [['seals', 'x', 'y']],
  [['seal', 'x']],
  [[]],
])('a call with the arguments %j prints the usage and changes nothing', (args) => {
  expect(audit(args)).toEqual({
    status: 2,
    stdout:
      'usage: npm run audit -- order NUMBER | invoice NUMBER | receipt FILE | all\n' +
      '       npm run audit -- seals [FILE|DIR] [--key PUBLIC_KEY] | seal | rotate-key | replace-key\n',
    stderr: '',
  });
});

test('an unreachable database is reported in one line', () => {
  const env = { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/nothing', MASTER_KEY: '00'.repeat(32) };
  const { status, stderr } = audit(['order', '4402001'], env);
  expect(status).toBe(1);
  expect(stderr).toBe('A store that the configuration names does not answer: connect ECONNREFUSED 127.0.0.1:1\n');
});
