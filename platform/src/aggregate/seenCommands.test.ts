import { expect, test } from '@jest/globals';
import { findCommand, listCommands, rememberCommand, rememberedCommands, type SeenCommands } from './seenCommands.ts';

const rememberCommands = (...commands: readonly (readonly [commandId: string, revision: number])[]): SeenCommands => {
  const seenCommands: SeenCommands = new Map();
  for (const [commandId, revision] of commands) rememberCommand(seenCommands, commandId, 'hash', revision);
  return seenCommands;
};

test('findCommand returns the first revision and count of a command’s events, also after repeated notes', () => {
  const commands = rememberCommands(['a', 0], ['b', 1], ['b', 2], ['b', 1]);
  expect(findCommand(commands, 'b', 2)).toEqual({ hash: 'hash', firstRevision: 1, count: 2 });
  expect(findCommand(commands, 'c', 2)).toBeUndefined();
});

test('findCommand ignores commands after the revision of the fold', () => {
  const commands = rememberCommands(['a', 0], ['b', 1]);
  expect(findCommand(commands, 'b', 0)).toBeUndefined();
  expect(findCommand(commands, 'a', null)).toBeUndefined();
  expect(listCommands(commands, 0)).toEqual([['a', { hash: 'hash', firstRevision: 0, count: 1 }]]);
});

test('findCommand returns a command during the next thousand commands', () => {
  const commands = rememberCommands(...Array.from({ length: rememberedCommands + 1 }, (_, n) => [`c${n}`, n] as const));
  expect(findCommand(commands, 'c0', 9999)).toBeUndefined();
  expect(findCommand(commands, 'c1', 9999)).toBeDefined();
});
