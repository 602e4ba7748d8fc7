import { expect, test } from '@jest/globals';
import { gathering } from './gathering.ts';

function doubling(
  limits: { together: number; underWay: number },
  fail: (questions: readonly number[]) => Error | null = () => null,
) {
  const calls: (readonly number[])[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const ask = gathering(limits, async (questions: readonly number[]) => {
    calls.push(questions);
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    const failure = fail(questions);
    if (failure) throw failure;
    return questions.map((question) => (question < 0 ? new Error(`${question} is refused`) : question * 2));
  });
  return { ask, calls, mostUnderWay: () => mostUnderWay };
}

test('gathering joins the questions of one turn into one call, and gives each its own answer', async () => {
  const { ask, calls } = doubling({ together: 10, underWay: 1 });
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2]);
  expect(calls).toEqual([[1, 2, 1]]);
});

test('gathering rejects only the invalid question of a call', async () => {
  const { ask, calls } = doubling({ together: 10, underWay: 1 });
  const [good, bad] = await Promise.allSettled([ask(1), ask(-1)]);
  expect(good).toMatchObject({ value: 2 });
  expect(bad).toMatchObject({ reason: { message: '-1 is refused' } });
  expect(calls).toHaveLength(1);
});

test('gathering splits many questions into calls within its limits of size and parallel calls', async () => {
  const { ask, calls, mostUnderWay } = doubling({ together: 3, underWay: 2 });
  const numbers = Array.from({ length: 14 }, (_, index) => index);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 2));
  expect(Math.max(...calls.map((questions) => questions.length))).toBe(3);
  expect(mostUnderWay()).toBe(2);
  await ask(1);
  expect(calls.at(-1)).toEqual([1]);
});

test('gathering joins the questions of several turns while all calls are running', async () => {
  const { ask, calls } = doubling({ together: 10, underWay: 1 });
  const first = ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  const second = ask(2);
  await Promise.resolve();
  const third = ask(3);
  await Promise.all([first, second, third]);
  expect(calls).toEqual([[1], [2, 3]]);
});

test('gathering retries the questions of a failed call one by one, so that only the invalid question fails', async () => {
  const { ask, calls } = doubling({ together: 10, underWay: 1 }, (questions) =>
    questions.includes(13) ? new Error('broken') : null,
  );
  const [good, broken, other] = await Promise.allSettled([ask(1), ask(13), ask(2)]);
  expect([good, other]).toMatchObject([{ value: 2 }, { value: 4 }]);
  expect(broken).toMatchObject({ reason: { message: 'broken' } });
  expect(calls).toEqual([[1, 13, 2], [1], [13], [2]]);
  expect(await ask(3)).toBe(6);
});

test('gathering rejects all questions of a call in an outage, without a retry', async () => {
  const outage = Object.assign(new Error('the server is gone'), { code: 'ECONNREFUSED' });
  const { ask, calls } = doubling({ together: 10, underWay: 1 }, () => outage);
  const outcomes = await Promise.allSettled([ask(1), ask(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(calls).toHaveLength(1);
});
