import { expect, test } from '@jest/globals';
import { createLogger } from './logging.ts';

function logged(fields: object): string {
  let line = '';
  createLogger('test', 'info', { write: (text) => void (line += text) }).error(fields, 'failed');
  return line;
}

test('the log of a database error has name, message, code and stack, but no client and no row', () => {
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

test('the log of a thrown value that is no error has its text', () => {
  expect(JSON.parse(logged({ err: 'out of paper' }))).toMatchObject({ err: { message: 'out of paper' } });
});

test('the log of an error without other fields omits its client, too', () => {
  expect(logged(Object.assign(new Error('gone'), { client: 'hunter2' }))).not.toContain('hunter2');
});
