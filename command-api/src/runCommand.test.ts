import { expect, test } from '@jest/globals';
import { Conflict } from '@talloor/platform/aggregate/aggregate.ts';
import { accepted } from './runCommand.ts';

test.each(['basket.concurrent_change', 'service.unavailable'] as const)(
  'a command that others overtook under every try is answered as its caller calls it: %s',
  async (code) => {
    await expect(accepted(Promise.reject(new Conflict('moved on')), code)).rejects.toMatchObject({ code });
    const refused = Promise.resolve({ kind: 'rejected' as const, rejection: { rejected: 'not_found' }, state: null });
    await expect(accepted(refused, code)).rejects.toMatchObject({ code: 'not_found' });
  },
);
