import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { accountsModel, accountCustomersTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesModel, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { registrationsModel, registrationsTable } from '@talloor/projections/tables/registrations.ts';
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

/** Constraints of other columns would need whole notes and registrations. */
async function dropConstraints(table: string, key: string): Promise<void> {
  await pool.query(`do $$ declare c text; begin
    for c in select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
      and attnotnull and attname <> '${key}' loop
      execute format('alter table ${table} alter column %I drop not null', c);
    end loop; end $$`);
}

async function park(reports: readonly (readonly [deliveryNumber: string, receivedBy: string])[]): Promise<void> {
  await pool.query('delete from command.parked_deliveries');
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
}

const erase = (personId: string) => eraseReferences({ pool, sign: createSigner(Buffer.alloc(32)), personId, by: '91' });
async function waitingNames(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select message ->> 'received_by' as name from command.parked_deliveries order by parked_id`,
  );
  return rows.map(({ name }) => name);
}

test('waiting reports lose the name of an erased signer, of their customers and of deliveries unknown so far', async () => {
  await pool.query(
    `insert into ${accountsTable.qualifiedName} (user_id, first_name, last_name, language, roles, status)
     values ('8', 'Yara', 'Claes', 'nl', '[]', 'active')`,
  );
  await pool.query(`insert into ${accountCustomersTable.qualifiedName} values ('8', '204118')`);
  await dropConstraints(deliveriesTable.qualifiedName, 'delivery_number');
  await pool.query(
    `insert into ${deliveriesTable.qualifiedName} (delivery_number, customer_number, receipt_of)
     values ('1', '204118', null), ('2', '999', null), ('5', '300', null), ('6', '300', '8')`,
  );
  await park([
    ['1', 'Y. Claes'],
    ['1', 'Jan Peeters'],
    ['2', 'Yara Claes'],
    ['3', 'Claes Yara'],
    ['4', 'Yara'],
    // Of a customer that the person has left.
    ['5', 'Y Claes'],
  ]);
  expect(await erase('8')).toEqual(['reports of the ERP that wait: 4 blanked']);
  // All reports of delivery 1 go, because its receipt is of that person.
  expect(await waitingNames()).toEqual(['', '', 'Yara Claes', '', 'Yara', '']);
});

test('a name that two people of a customer have is erased with either of them', async () => {
  await pool.query(
    `insert into ${accountsTable.qualifiedName} (user_id, first_name, last_name, language, roles, status)
     values ('10', 'Noor', 'Maes', 'nl', '[]', 'active'), ('11', 'Noor', 'Maes', 'nl', '[]', 'active'),
       ('12', 'Nele', 'Maes', 'nl', '[]', 'active')`,
  );
  await pool.query(
    `insert into ${accountCustomersTable.qualifiedName} values ('10', '204120'), ('11', '204120'), ('12', '204120')`,
  );
  await pool.query(
    `insert into ${deliveriesTable.qualifiedName} (delivery_number, customer_number)
     values ('20', '204120'), ('21', '204120'), ('22', '204120')`,
  );
  const reports = [
    ['20', 'Noor Maes'],
    ['21', 'N. Maes'],
    ['22', 'Nele Maes'],
  ] as const;
  await park(reports);
  await erase('10');
  expect(await waitingNames()).toEqual(['', '', 'Nele Maes']);
  await park(reports);
  await erase('12');
  expect(await waitingNames()).toEqual(['Noor Maes', '', '']);
});

test('a person with a registration alone is named by it, at the customer that it is for', async () => {
  await dropConstraints(registrationsTable.qualifiedName, 'registration_id');
  const person = { contact: { firstName: 'Wout', lastName: 'Goossens', email: 'wout@talloor.example' } };
  await pool.query(
    `insert into ${registrationsTable.qualifiedName} (registration_id, status, customer_number, claimed_customer, person)
     values ('30', 'refused', '204121', null, $1), ('31', 'todo', null, '204122', $1), ('32', 'todo', null, null, $1)`,
    [JSON.stringify(person)],
  );
  await pool.query(
    `insert into ${deliveriesTable.qualifiedName} (delivery_number, customer_number)
     values ('30', '204121'), ('31', '204122')`,
  );
  const reports = [
    ['30', 'Wout Goossens'],
    ['31', 'W. Goossens'],
    // Of a delivery that is unknown so far.
    ['39', 'Goossens Wout'],
    ['39', 'Jan Peeters'],
  ] as const;
  for (const [personId, remaining] of [
    ['30', ['', 'W. Goossens', '', '']],
    ['31', ['Wout Goossens', '', '', '']],
    ['32', ['Wout Goossens', 'W. Goossens', '', '']],
  ] as const) {
    await park(reports);
    await erase(personId);
    expect(await waitingNames()).toEqual(remaining);
  }
});
