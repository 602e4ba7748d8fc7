import { parseConfiguration, WrongConfiguration } from '@talloor/platform/configuration.ts';
import { auditOrder } from '@talloor/query-api/audit/auditCli.ts';
import { NoTenant, visitDatabase } from './openDatabase.ts';

/** `npm run audit -- order 4402001`: verifies one order, the product running or stopped; status 0 where all holds. */
const print = (line: string) => process.stdout.write(`${line}\n`);

async function audit(args: readonly string[]): Promise<number> {
  const [what, orderNumber = ''] = args;
  if (what !== 'order' || !/^\d{1,20}$/.test(orderNumber)) {
    print('usage: npm run audit -- order NUMBER');
    return 2;
  }
  const configuration = parseConfiguration(process.env);
  const database = await visitDatabase(configuration);
  try {
    const { eventStore } = configuration;
    const { url, masterKey } = database;
    return await auditOrder({ databaseUrl: url, eventStore, masterKey, orderNumber, print });
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await audit(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof WrongConfiguration || error instanceof NoTenant ? error.message : error);
  process.exitCode = 1;
}
