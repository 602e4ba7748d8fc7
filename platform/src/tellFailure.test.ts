import { expect, test } from '@jest/globals';
import { WrongConfiguration } from './configuration.ts';
import { EventStoreUnavailable } from './eventStore/port.ts';
import { CannotListen } from './http/listen.ts';
import { tellFailure } from './tellFailure.ts';

test('tellFailure describes an unavailable store in one line, without the client’s details', () => {
  const cause = Object.assign(new Error('14 UNAVAILABLE'), { metadata: 'hunter2' });
  const message = tellFailure(new EventStoreUnavailable('EventStoreDB does not serve: ECONNREFUSED', { cause }));
  expect(message).toBe(
    'A store that the configuration names does not answer: EventStoreDB does not serve: ECONNREFUSED',
  );
});

test('tellFailure gives the message of a failure that a person can fix, and the stack of a program error', () => {
  expect(tellFailure(new CannotListen('port 3000 is taken: set PORT to another one'))).toBe(
    'port 3000 is taken: set PORT to another one',
  );
  expect(tellFailure(new WrongConfiguration(['PORT is odd']))).toBe('the configuration is wrong:\n  PORT is odd');
  expect(tellFailure(new RangeError('odd'), [RangeError])).toBe('odd');
  const noFolder = Object.assign(new Error("ENOTDIR: not a directory, mkdir '/etc/passwd'"), {
    syscall: 'mkdir',
    path: '/etc/passwd',
  });
  expect(tellFailure(noFolder)).toBe(`A file or folder that was named cannot be used: ${noFolder.message}`);
  expect(tellFailure(new TypeError('odd'))).toMatch(/^TypeError: odd\n +at .*tellFailure\.test/);
});
