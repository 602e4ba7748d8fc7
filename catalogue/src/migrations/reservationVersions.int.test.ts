import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createEmptyTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { catalogueMigrations } from '../migrations.ts';
import { createReservationAmender } from '../stock/amendReservation.ts';

let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const own = catalogueMigrations.findIndex(({ name }) => name === '023_reservations_by_version');
  await migrate(database.url, 'catalogue', catalogueMigrations.slice(0, own));
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const event = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

test('the migration numbers earlier reservations by time of reservation', async () => {
  await pool.query(
    `insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at) values
       ($1, '4401', '2026-03-11T12:00:00Z'), ($2, '4402', '2026-03-11T11:00:00Z'), ($3, '4401', '2026-03-11T10:00:00Z')`,
    [event(1), event(2), event(3)],
  );
  await pool.query(
    `insert into catalogue.reservations (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at) values
       ($1, '1', 0, '100001', -2, -2, '2026-03-11T12:00:00Z'), ($2, '1', 0, '100001', 5, 5, '2026-03-11T10:00:00Z')`,
    [event(1), event(3)],
  );
  await migrate(database.url, 'catalogue', catalogueMigrations);
  const { rows } = await pool.query(
    'select order_event_id as id, version from catalogue.reservation_orders order by 1',
  );
  expect(rows).toEqual([
    { id: event(1), version: 2 },
    { id: event(2), version: 1 },
    { id: event(3), version: 1 },
  ]);
});

test('an earlier reservation keeps its stock, and its next change releases the difference', async () => {
  const amend = createReservationAmender(pool, { now: () => new Date('2026-03-11T13:00:00Z') });
  const request = { lineId: '1', articleNumber: '100001', quantity: 2 };
  expect(await amend(event(4), '4401', 3, [request])).toMatchObject([{ lineId: '1', allocated: 2 }]);
  const { rows } = await pool.query('select allocated::float8 from catalogue.reservations where order_event_id = $1', [
    event(4),
  ]);
  expect(rows).toEqual([{ allocated: -1 }]);
});
