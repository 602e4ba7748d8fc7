import { expect, jest, test } from '@jest/globals';
import { OutputClosed, print, printOrStop } from './printing.ts';

test('a closed output silences tools that change data, and stops tools that only read', () => {
  const writes: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => writes.push(String(text)) > 0);
  print('first');
  printOrStop('second');
  process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  print('third');
  expect(() => printOrStop('fourth')).toThrow(OutputClosed);
  write.mockRestore();
  expect(writes).toEqual(['first\n', 'second\n']);
});

test('other failures of the output are not hidden', () => {
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
  expect(() => process.stdout.emit('error', full)).toThrow(full);
});
