import { userInfo } from 'node:os';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { revokeApiKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import { keyScopes, type KeyScope } from '@talloor/rules/erp/keyScopes.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { print, Refused, tellUsage, visitTenant } from './visitTenant.ts';

const usage = `npm run api-keys -- list | create NAME SUBJECT,… | revoke ID\nsubjects: ${keyScopes.join(', ')}, or all`;

type Asked =
  | { readonly what: 'list' }
  | { readonly what: 'create'; readonly name: string; readonly subjects: readonly KeyScope[] }
  | { readonly what: 'revoke'; readonly id: string };

/** Null for invalid arguments. */
function readArguments(): Asked | null {
  const [what, value, more, ...rest] = process.argv.slice(2);
  if (rest.length > 0) return null;
  if (what === 'list' && value === undefined) return { what };
  if (what === 'revoke' && value !== undefined && more === undefined) return { what, id: value };
  if (what !== 'create' || value === undefined || value.trim() === '' || value.length > 80) return null;
  const named = more === 'all' ? [...keyScopes] : (more ?? '').split(',');
  const subjects = keyScopes.filter((one) => named.includes(one));
  return subjects.length === named.length ? { what, name: value.trim(), subjects } : null;
}

type Tenant = Parameters<Parameters<typeof visitTenant>[0]>[0];

async function answer(asked: Asked, { pool, url, configuration }: Tenant): Promise<void> {
  await migrate(url, 'catalogue', catalogueMigrations);
  const changed = { by: `file:${userInfo().username}`, at: startClock(configuration.now ?? undefined).now() };
  switch (asked.what) {
    case 'list':
      for (const { id, name, subjects, revoked_at: ended, last_used_at: used } of await findApiKeys(pool))
        print(
          `${id}  ${name}  ${subjects.join(',')}  ${ended === null ? `last used ${used ?? 'never'}` : `ended ${ended}`}`,
        );
      return;
    case 'create': {
      const { id, secret } = await createApiKey(pool, asked, changed);
      print(`${id}  ${asked.name}\n${secret}\nThis is the only time that the key is shown: it is not kept.`);
      return;
    }
    case 'revoke':
      if (!(await revokeApiKey(pool, asked.id, changed))) throw new Refused(`there is no key ${asked.id}`);
      print(`${asked.id} has ended`);
      return;
    default:
      asked satisfies never;
  }
}

/** `npm run api-keys`, with the product running or stopped. */
const asked = readArguments();
if (asked === null) tellUsage(usage);
else await visitTenant((tenant) => answer(asked, tenant));
