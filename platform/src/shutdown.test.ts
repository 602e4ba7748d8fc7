import { expect, jest, test } from '@jest/globals';
import { endGracefully } from './shutdown.ts';

test('a step that hangs or fails does not keep the later steps from running', async () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { exitCode } = process;
  const error = jest.fn();
  const ended: string[] = [];
  try {
    const { end } = endGracefully(
      { info: () => undefined, error },
      [
        { name: 'subscriptions', end: () => new Promise(() => undefined) },
        { name: 'mails', end: () => Promise.reject(new Error('closed')) },
        { name: 'PostgreSQL', end: () => Promise.resolve(ended.push('PostgreSQL')) },
      ],
      { allMs: 20, laterStepMs: 10 },
    );
    await end();
    expect(ended).toEqual(['PostgreSQL']);
    expect(error.mock.calls).toEqual([
      [{ name: 'subscriptions' }, 'a step of the shutdown exceeded its time limit'],
      [{ name: 'mails', err: new Error('closed') }, 'a step of the shutdown failed'],
    ]);
    expect(exit).toHaveBeenCalledWith(1);
  } finally {
    process.exitCode = exitCode;
    exit.mockRestore();
  }
});
