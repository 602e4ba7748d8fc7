import { readFile } from 'node:fs/promises';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { openListOf, type WantedList } from './openListOf.ts';
import { migrateAll } from './schemas.ts';
import { print, Refused, tellUsage, visitTenant } from './visitTenant.ts';

const usage = 'npm run restricted-lists -- open CUSTOMER NAME MANAGER_USERNAME [FILE of article numbers]';

type Asked = Omit<WantedList, 'articleNumbers'> & { readonly file: string | null };

/** Null where it is none of what there is. */
function readArguments(): Asked | null {
  const [what, customerNumber = '', given = '', manager, file, ...rest] = process.argv.slice(2);
  const name = given.trim();
  const isName = name !== '' && name.length <= 60 && !/\p{Cc}/u.test(name);
  if (what !== 'open' || rest.length > 0 || manager === undefined || !isName) return null;
  return /^\d{1,20}$/.test(customerNumber) ? { customerNumber, name, manager, file: file ?? null } : null;
}

/** Article numbers as they stand in a file, one per line or however else they are parted. @throws Refused */
async function readArticles(file: string | null): Promise<string[]> {
  if (file === null) return [];
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refused(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const words = content.split(/[\s,;\uFEFF]+/u).filter(Boolean);
  const strange = words.find((word) => !/^\d{1,20}$/.test(word));
  if (strange !== undefined) throw new Refused(`${JSON.stringify(strange.slice(0, 40))} is no article number`);
  return words;
}

/** `npm run restricted-lists`, the product running or stopped. */
const asked = readArguments();
if (asked === null) tellUsage(usage);
else
  await visitTenant(async ({ url, masterKey, configuration }) => {
    const { file, ...list } = asked;
    const articleNumbers = await readArticles(file);
    await migrateAll(url);
    const settings = { ...configuration, databaseUrl: url, masterKey, logLevel: 'silent' };
    const foundation = await openFoundation({ ...settings, name: 'tool', definitions: allEvents });
    try {
      const { allowed } = await openListOf(foundation, { ...list, articleNumbers });
      print(
        `${list.name}: ${list.manager} allows what the users of ${list.customerNumber} order, ${allowed} articles now`,
      );
      if (allowed === 0) print('nobody else of the customer finds or orders an article before one is allowed');
      if (!configuration.features.restricted_wish_list)
        print('FEATURE_RESTRICTED_WISH_LIST is off here: nobody is bound by it before it is on');
    } finally {
      await foundation.close();
    }
  });
