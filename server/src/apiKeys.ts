import { userInfo } from 'node:os';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { revokeApiKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import { keyScopes, type KeyScope } from '@talloor/rules/erp/keyScopes.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant, type Tenant } from './visitTenant.ts';

const usage = `npm run api-keys -- list | create NAME SUBJECT,… | revoke ID\nsubjects: ${keyScopes.join(', ')}, or all`;

type ToolArguments =
  | { readonly what: 'list' }
  | { readonly what: 'create'; readonly name: string; readonly subjects: readonly KeyScope[] }
  | { readonly what: 'revoke'; readonly id: string };

function readArguments(): ToolArguments | null {
  const [what, value, more, ...rest] = process.argv.slice(2);
  if (rest.length > 0) return null;
  if (what === 'list' && value === undefined) return { what };
  if (what === 'revoke' && value !== undefined && more === undefined) return { what, id: value };
  if (what !== 'create' || value === undefined || value.trim() === '' || value.length > 80) return null;
  const requestedSubjects = more === 'all' ? [...keyScopes] : (more ?? '').split(',');
  const subjects = keyScopes.filter((scope) => requestedSubjects.includes(scope));
  return subjects.length === requestedSubjects.length ? { what, name: value.trim(), subjects } : null;
}

async function runTool(args: ToolArguments, { pool, url, configuration }: Tenant): Promise<void> {
  await migrate(url, 'catalogue', catalogueMigrations);
  const changedBy = { by: `file:${userInfo().username}`, at: startClock(configuration.now ?? undefined).now() };
  switch (args.what) {
    case 'list':
      for (const { id, name, subjects, revoked_at: revokedAt, last_used_at: lastUsedAt } of await findApiKeys(pool))
        print(
          `${id}  ${name}  ${subjects.join(',')}  ${revokedAt === null ? `last used ${lastUsedAt ?? 'never'}` : `ended ${revokedAt}`}`,
        );
      return;
    case 'create': {
      const { id, secret } = await createApiKey(pool, args, changedBy);
      print(`${id}  ${args.name}\n${secret}\nThis is the only time that the key is shown: it is not kept.`);
      return;
    }
    case 'revoke':
      if (!(await revokeApiKey(pool, args.id, changedBy))) throw new Refused(`there is no key ${args.id}`);
      print(`${args.id} has ended`);
      return;
    default:
      args satisfies never;
  }
}

/** `npm run api-keys`, with the product running or stopped. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(usage);
else await visitTenant((tenant) => runTool(toolArguments, tenant));
