import { expect, test } from '@jest/globals';
import { beginning } from '../port.ts';
import { readToEnd, sampleEvent, sampleStream } from './samples.ts';
import type { ContractFixture } from './storeUnderTest.ts';

/** Promise 10. */
export function dumpPromise(fixture: ContractFixture): void {
  test('a dump restored elsewhere can be read to its end and appended to', async () => {
    const restored = await fixture.underTest.restoreElsewhere();
    const all = await readToEnd(fixture.store, beginning);
    expect(all.length).toBeGreaterThan(0);
    expect(await readToEnd(restored, beginning)).toEqual(all);
    expect(await restored.head()).toBe(await fixture.store.head());
    expect(await restored.storeId()).toBe(await fixture.store.storeId());
    const last = all.at(-1);
    const appended = await restored.append(last?.streamId ?? '', last?.revision ?? 0, [sampleEvent()]);
    expect(appended.revision).toBe((last?.revision ?? 0) + 1);
    await restored.append(sampleStream(), 'none', [sampleEvent()]);
    expect(await readToEnd(restored, last?.position ?? '')).toHaveLength(2);
    await restored.close();
  });
}
