import { expect, type Page } from '@playwright/test';
import { dataLayerEvent, type DataLayerEvent } from '@talloor/contracts/analytics/dataLayer.ts';

export async function readDataLayer(page: Page): Promise<readonly DataLayerEvent[]> {
  const events = await page.evaluate<unknown[] | undefined>('window.dataLayer');
  return (events ?? []).map((event) => dataLayerEvent.parse(event));
}

/** Waits for it. @returns the last one with this name */
export async function findEvent<Name extends DataLayerEvent['event']>(
  page: Page,
  name: Name,
): Promise<Extract<DataLayerEvent, { event: Name }>> {
  let found: DataLayerEvent | undefined;
  await expect
    .poll(
      async () => {
        found = (await readDataLayer(page)).findLast(({ event }) => event === name);
        return found?.event;
      },
      { message: name },
    )
    .toBe(name);
  return found as Extract<DataLayerEvent, { event: Name }>;
}
