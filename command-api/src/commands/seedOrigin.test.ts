import { expect, test } from '@jest/globals';
import type { Repository } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from './commandMetadata.ts';
import { createSeedRepository, isOfSeed, withoutSeedOrigin } from './seedOrigin.ts';
import { stepMetadata } from './stepMetadata.ts';

const now = new Date('2026-03-11T13:12:00Z');
const byOffice = stepMetadata('openCustomer', 'customer-204118', '204118', now);
const aggregate = { category: 'customer', stateVersion: 1, initial: null, evolve: () => null };

async function markedBySeed(metadata: CommandMetadata, options?: Parameters<Repository['execute']>[4]) {
  const recorded: CommandMetadata[] = [];
  const repository = {
    execute: (_a: unknown, _s: unknown, own: CommandMetadata, _d: unknown, ownOptions?: typeof options) => {
      recorded.push(ownOptions?.metadataOf?.({ type: 'CustomerOpened', data: {} }) ?? own);
      return Promise.resolve(null);
    },
  } as unknown as Repository;
  await createSeedRepository(repository).execute(aggregate, 'customer-204118', metadata, () => [], options);
  return recorded[0] ?? metadata;
}

test('a command of a seed is marked, also per event, and keeps all other metadata', async () => {
  const { correlationId, ...others } = await markedBySeed(byOffice);
  expect({ ...others, correlationId: byOffice.correlationId }).toEqual(byOffice);
  expect(isOfSeed({ correlationId })).toBe(true);
  expect(isOfSeed(await markedBySeed(byOffice, { metadataOf: () => byOffice }))).toBe(true);
  expect(isOfSeed(byOffice)).toBe(false);
});

test('a marked command is marked once', async () => {
  const marked = await markedBySeed(byOffice);
  expect(await markedBySeed(marked)).toEqual(marked);
});

test('the steps of policies inherit the mark, and a standing order that comes due later does not', async () => {
  const source = { id: 'f2b1c0de-6d1f-5a0c-9c5a-31301100a001', metadata: await markedBySeed(byOffice) };
  expect(isOfSeed(followingMetadata('allocateOrder', source, now))).toBe(true);
  const later = withoutSeedOrigin(source);
  expect(isOfSeed(followingMetadata('takeStandingStep', later, now))).toBe(false);
  expect(withoutSeedOrigin(source)).toEqual(later);
  const ofUser = { ...source, metadata: byOffice };
  expect(withoutSeedOrigin(ofUser)).toBe(ofUser);
});
