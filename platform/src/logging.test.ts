import { expect, test } from '@jest/globals';
import { createLogger } from './logging.ts';

function logged(fields: object): string {
  let line = '';
  createLogger('test', 'info', { write: (text) => void (line += text) }).error(fields, 'failed');
  return line;
}

test('of an error of the database the log keeps name, message, code and stack, not the client and not the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(lotte@lindegaard.example) already exists.',
    client: { connectionParameters: { password: 'hunter2' } },
    cause: new Error('hunter2'),
  });
  const line = logged({ err: error });
  expect(line).not.toMatch(/hunter2|lindegaard/);
  expect(JSON.parse(line)).toMatchObject({
    err: { name: 'Error', message: 'duplicate key', code: '23505', stack: expect.stringContaining('logging.test') },
  });
});

test('what is thrown without being an error is logged as its text', () => {
  expect(JSON.parse(logged({ err: 'out of paper' }))).toMatchObject({ err: { message: 'out of paper' } });
});

test('an error logged by itself is no larger', () => {
  expect(logged(Object.assign(new Error('gone'), { client: 'hunter2' }))).not.toContain('hunter2');
});
