import { readFile } from 'node:fs/promises';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { cleanCode } from '@talloor/rules/product/articleCode.ts';
import { nameManagersOf, openListOf, type ListRequest, type ManagersRequest } from './openListOf.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';
import { withFoundation } from './withFoundation.ts';

const usage = `npm run restricted-lists -- open CUSTOMER NAME MANAGER_USERNAME [FILE of article numbers]
npm run restricted-lists -- managers CUSTOMER USERNAME[,USERNAME…] REASON`;

type ToolArguments =
  | ({ readonly what: 'open'; readonly file: string | null } & Omit<ListRequest, 'articleNumbers'>)
  | ({ readonly what: 'managers' } & ManagersRequest);

const isLine = (text: string, most: number) => text !== '' && text.length <= most && !/\p{Cc}/u.test(text);

function readArguments(): ToolArguments | null {
  const [what = '', customerNumber = '', ...operands] = process.argv.slice(2);
  if (!/^\d{1,20}$/.test(customerNumber)) return null;
  switch (what) {
    case 'open': {
      const [name = '', manager, file, ...rest] = operands;
      if (rest.length > 0 || manager === undefined || !isLine(name.trim(), 60)) return null;
      return { what, customerNumber, name: name.trim(), manager, file: file ?? null };
    }
    case 'managers': {
      const [usernames = '', ...words] = operands;
      const managers = usernames.split(',').filter(Boolean);
      const reason = words.join(' ').trim();
      return managers.length > 0 && isLine(reason, 200) ? { what, customerNumber, managers, reason } : null;
    }
    default:
      return null;
  }
}

/** Article numbers of a file with any separators. @throws Refused */
async function readArticles(file: string | null): Promise<string[]> {
  if (file === null) return [];
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refused(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const words = content
    .split(/[\s,;]+/u)
    .map(cleanCode)
    .filter(Boolean);
  const strange = words.find((word) => !/^\d{1,20}$/.test(word));
  if (strange !== undefined) throw new Refused(`${JSON.stringify(strange.slice(0, 40))} is no article number`);
  return words;
}

/** `npm run restricted-lists`, with the product running or stopped. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(usage);
else
  await visitTenant(async ({ url, masterKey, configuration }) => {
    const articleNumbers = await readArticles(toolArguments.what === 'open' ? toolArguments.file : null);
    await withFoundation({ url, masterKey, configuration }, async (foundation) => {
      if (toolArguments.what === 'open') await open(foundation, { ...toolArguments, articleNumbers });
      else {
        await nameManagersOf(foundation, toolArguments);
        print(
          `${toolArguments.managers.join(', ')} now allows what the users of ${toolArguments.customerNumber} order`,
        );
      }
      if (!configuration.features.restricted_wish_list)
        print('FEATURE_RESTRICTED_WISH_LIST is off here: nobody is bound by it before it is on');
    });
  });

async function open(foundation: Foundation, list: ListRequest): Promise<void> {
  const { allowed } = await openListOf(foundation, list);
  print(`${list.name}: ${list.manager} allows what the users of ${list.customerNumber} order, ${allowed} articles now`);
  if (allowed === 0) print('nobody else of the customer finds or orders an article before one is allowed');
}
