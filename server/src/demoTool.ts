import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { migrateAll } from './schemas.ts';
import { print } from './printing.ts';
import { printUsage, visitTenant } from './visitTenant.ts';

/** Fills an empty tenant, or updates its content. */
if (process.argv.length > 2) printUsage('npm run demo');
else
  await visitTenant(async ({ url, masterKey, configuration }) => {
    await migrateAll(url);
    const settings = { ...configuration, databaseUrl: url, masterKey, logLevel: 'warn' };
    const foundation = await openFoundation({ ...settings, name: 'tool', definitions: allEvents });
    const imports = createPool(url, { name: 'talloor imports', max: 3, onError: (error) => print(error.message) });
    try {
      const isSeeded = await seedDemo({ ...foundation, features: configuration.features, imports });
      print(
        isSeeded
          ? 'the demo is in the tenant; nothing was mailed for it'
          : 'nothing to do: the tenant has its own data, or the whole demo',
      );
    } finally {
      await imports.end();
      await foundation.close();
    }
  });
