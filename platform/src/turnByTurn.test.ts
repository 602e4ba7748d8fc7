import { expect, test } from '@jest/globals';
import { turnByTurn } from './turnByTurn.ts';

test('what one of many has to do is done before the next goes on, and others are heard in between', async () => {
  const ownTurn = turnByTurn();
  const done: string[] = [];
  const work = async (name: string): Promise<void> => {
    await ownTurn();
    done.push(`${name} begins`);
    for (let hop = 0; hop < 20; hop++) await Promise.resolve();
    done.push(`${name} ends`);
    setImmediate(() => done.push(`after ${name}`));
  };
  await Promise.all(['first', 'second', 'third'].map(work));
  expect(done.filter((line) => !line.startsWith('after'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
  expect(done.indexOf('after first')).toBeLessThan(done.indexOf('third begins'));
});
