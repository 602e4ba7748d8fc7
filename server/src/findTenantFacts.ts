import { findUninvited } from '@talloor/command-api/aggregates/account/sendInvitation/sendInvitations.ts';
import { nl } from '@talloor/messages/shop/nl.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { usualCompany } from '@talloor/platform/companySettings.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { lastBackup } from './backup/noteBackup.ts';
import { countAdministrators } from './countAdministrators.ts';
import type { TenantFacts } from './diagnose.ts';

type Side = Pick<Foundation, 'pool' | 'repository' | 'clock'>;

export async function findTenantFacts(side: Side, configuration: Configuration): Promise<TenantFacts> {
  const { pool, clock } = side;
  const { company } = configuration;
  const now = clock.now();
  const rows = await findRows(
    pool,
    {
      articles: 'int not null',
      articlesWithoutPrice: 'int not null',
      articlesWithPhoto: 'int not null',
      articlesWithAddressAlone: 'text[] not null',
      articlesWithOtherImage: 'text[] not null',
      customers: 'int not null',
      closingDays: 'int not null',
    },
    catalogueCounts,
    [now],
  );
  const counts = rows[0];
  if (!counts) throw new Error('the catalogue was not counted');
  return {
    ...counts,
    isDemo: configuration.demo,
    administrators: await countAdministrators(pool),
    customersWithoutUser: counts.customers - (await countCustomersWithUser(pool)),
    usersWithoutInvitation: (await findUninvited(side)).length,
    hasMailServer: configuration.smtpUrl !== null,
    mailFrom: configuration.mailFrom,
    publicUrl: configuration.publicUrl,
    trustProxy: configuration.trustProxy,
    hasCompany: company.name !== usualCompany.name,
    hasSupplier: configuration.supplier !== null,
    hasBank: configuration.bank !== null,
    unknownTexts: [...new Set([...Object.keys(company.texts.nl), ...Object.keys(company.texts.fr)])].filter(
      (key) => !isText(nl, key.split('.')),
    ),
    lastBackup: await lastBackup(configuration.dataDir),
    now: new Date(),
  };
}

const catalogueCounts = `
  select
    (select count(*)::int from catalogue.products) as "articles",
    (select count(*)::int from catalogue.products p where not exists (
      select from catalogue.prices where article_number = p.article_number)) as "articlesWithoutPrice",
    (select count(*)::int from catalogue.products where image like '/api/photos/%') as "articlesWithPhoto",
    (select coalesce(array_agg(article_number order by article_number), '{}') from catalogue.products
      where image is null and image_source is not null) as "articlesWithAddressAlone",
    (select coalesce(array_agg(article_number order by article_number), '{}') from catalogue.products
      where image not like '/api/photos/%') as "articlesWithOtherImage",
    (select count(*)::int from catalogue.customers) as "customers",
    (select count(*)::int from catalogue.closing_days where day >= $1::date) as "closingDays"`;

async function countCustomersWithUser(pool: Side['pool']): Promise<number> {
  const { qualifiedName } = customerUsersTable;
  const table = await findRows(pool, { name: 'text' }, 'select to_regclass($1)::text as name', [qualifiedName]);
  if ((table[0]?.name ?? null) === null) return 0;
  const rows = await findRows(
    pool,
    { count: 'int not null' },
    `select count(distinct customer_number)::int as count from ${qualifiedName}`,
  );
  return rows[0]?.count ?? 0;
}

function isText(texts: unknown, [key, ...path]: readonly string[]): boolean {
  if (key === undefined) return typeof texts === 'string';
  return typeof texts === 'object' && texts !== null && isText((texts as Record<string, unknown>)[key], path);
}
