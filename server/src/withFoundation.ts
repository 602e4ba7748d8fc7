import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation, type Foundation } from '@talloor/platform/openFoundation.ts';
import { migrateAll } from './schemas.ts';
import type { Tenant } from './visitTenant.ts';

export async function withFoundation<T>(
  { url, masterKey, configuration }: Pick<Tenant, 'url' | 'masterKey' | 'configuration'>,
  work: (foundation: Foundation) => Promise<T>,
): Promise<T> {
  await migrateAll(url);
  const settings = { ...configuration, databaseUrl: url, masterKey, logLevel: 'silent' };
  const foundation = await openFoundation({ ...settings, name: 'tool', definitions: allEvents });
  try {
    return await work(foundation);
  } finally {
    await foundation.close();
  }
}
