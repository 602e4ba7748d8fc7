import { expect, test } from '@jest/globals';
import { drawUserId } from './drawUserId.ts';

const textOid = 25;

function sequenceFrom(first: number) {
  let next = first;
  const query = (statement: unknown, values: readonly number[] = []) => {
    const [skipped] = values;
    if (skipped === undefined)
      return Promise.resolve({
        rows: [{ number: String(next++) }],
        fields: [{ name: 'number', dataTypeID: textOid }],
      });
    next += skipped;
    return Promise.resolve({ rows: [], statement });
  };
  return query;
}

test.each(['account-1001', 'registration-1001', 'invitation-1001'])(
  'no new user gets the id of the stream %s',
  async (stored) => {
    const load = (_fold: unknown, streamId: string) => Promise.resolve({ revision: streamId === stored ? 0 : null });
    const id = await drawUserId({ pool: { query: sequenceFrom(1001) }, repository: { load } } as never);
    expect(Number(id)).toBeGreaterThan(1001);
  },
);
