import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { accountsModel, accountCustomersTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesModel, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { registrationsModel } from '@talloor/projections/tables/registrations.ts';
import { eraseReferences } from './eraseReferences.ts';
import { migrateAll } from './schemas.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url);
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const models = [accountsModel, deliveriesModel, registrationsModel];
  const tables = models.flatMap((model) => Object.values(model.tables));
  await createReadModelTables(pool, readModelSchema, tables);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('waiting reports lose the name of an erased signer, of their customers and of deliveries unknown so far', async () => {
  await pool.query(
    `insert into ${accountsTable.qualifiedName} (user_id, first_name, last_name, language, roles, status)
     values ('8', 'Yara', 'Claes', 'nl', '[]', 'active')`,
  );
  await pool.query(`insert into ${accountCustomersTable.qualifiedName} values ('8', '204118')`);
  // Only the columns that matter; constraints of the others would need a whole note.
  await pool.query(`do $$ declare c text; begin
    for c in select attname from pg_attribute where attrelid = '${deliveriesTable.qualifiedName}'::regclass and attnum > 0
      and attnotnull and attname <> 'delivery_number' loop
      execute format('alter table ${deliveriesTable.qualifiedName} alter column %I drop not null', c);
    end loop; end $$`);
  await pool.query(
    `insert into ${deliveriesTable.qualifiedName} (delivery_number, customer_number, receipt_of)
     values ('1', '204118', null), ('2', '999', null), ('5', '300', null), ('6', '300', '8')`,
  );
  const reports = [
    ['1', 'Y. Claes'],
    ['1', 'Jan Peeters'],
    ['2', 'Yara Claes'],
    ['3', 'Claes Yara'],
    ['4', 'Yara'],
    // Of a customer that the person has left.
    ['5', 'Y Claes'],
  ] as const;
  for (const [index, [deliveryNumber, receivedBy]] of reports.entries())
    await pool.query(
      `insert into command.parked_deliveries (message_id, delivery_number, message, message_hash, code, parked_at, tried_at)
       values ($1, $2, $3, $1, 'delivery.not_dispatched', now(), now())`,
      [
        `m${index}`,
        deliveryNumber,
        JSON.stringify({ delivery_number: deliveryNumber, received_by: receivedBy, signature: '<svg/>' }),
      ],
    );
  const lines = await eraseReferences({ pool, sign: createSigner(Buffer.alloc(32)), personId: '8', by: '91' });
  expect(lines).toEqual(['reports of the ERP that wait: 4 blanked']);
  const { rows } = await pool.query<{ name: string }>(
    `select message ->> 'received_by' as name from command.parked_deliveries order by parked_id`,
  );
  // All reports of delivery 1 go, because its receipt is of that person.
  expect(rows.map(({ name }) => name)).toEqual(['', '', 'Yara Claes', '', 'Yara', '']);
});
