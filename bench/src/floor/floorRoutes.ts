import type pg from 'pg';
import { z } from 'zod';
import { defineEndpoint } from '@talloor/contracts/endpoint.ts';
import { noQuery, nothing } from '@talloor/contracts/shapes.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';

export const floorMark = '{"floor":true,"body":"';

const canned = {
  method: 'GET',
  permission: { kind: 'customer' },
  side: 'query',
  params: z.object({ size: z.string().regex(/^\d{1,7}$/) }),
  query: noQuery,
  body: nothing,
  response: z.unknown(),
  status: 200,
  problems: [],
} as const;

const floorRead = defineEndpoint({
  ...canned,
  name: 'floorRead',
  summary: 'A canned body.',
  path: '/api/bench/read/:size',
});

const floorWrite = defineEndpoint({
  ...canned,
  name: 'floorWrite',
  summary: 'A canned body after an INSERT.',
  path: '/api/bench/write/:size',
});

const openSession = defineEndpoint({
  name: 'openSession',
  summary: 'A session.',
  method: 'GET',
  path: '/api/bench/session/:userId/:customerNumber',
  side: 'command',
  permission: { kind: 'anyone' },
  params: z.object({ userId: z.string(), customerNumber: z.string() }),
  query: noQuery,
  body: nothing,
  response: z.object({ csrfToken: z.string() }),
  status: 200,
  problems: [],
});

const openOffice = defineEndpoint({
  ...openSession,
  name: 'openOffice',
  summary: 'A session of the office.',
  path: '/api/bench/office/:userId',
  params: z.object({ userId: z.string() }),
});

/** Floor W; as large as a small event. */
export const floorTable = `create schema if not exists bench;
  create table if not exists bench.floor_insert (
    id bigint generated always as identity primary key, customer_number text not null, body text not null)`;
const insert = {
  name: 'floor_insert',
  text: 'insert into bench.floor_insert (customer_number, body) values ($1, $2)',
};
const inserted = 'x'.repeat(400);

export function floorRoutes(pool: pg.Pool): readonly Route[] {
  const bodies = new Map<string, Buffer>();
  const send = (response: RequestContext['response'], size: string) => {
    const body = bodies.get(size) ?? Buffer.from(`${floorMark.padEnd(Number(size) - 2, 'x')}"}`);
    bodies.set(size, body);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', body.length);
    response.end(body);
    return 'handled' as const;
  };
  return [
    route(floorRead, ({ params }, { response }) => Promise.resolve(send(response, params.size))),
    route(floorWrite, async ({ params }, { customerNumber, response }) => {
      await pool.query({ ...insert, values: [customerNumber, inserted] });
      return send(response, params.size);
    }),
    route(openSession, async ({ params }, context) => {
      const { userId, customerNumber } = params;
      const customers = [customerNumber];
      await context.signIn({ userId, customerNumber, customers, roles: ['customer'], language: 'nl' });
      return { body: { csrfToken: context.csrfToken } };
    }),
    route(openOffice, async ({ params: { userId } }, context) => {
      await context.signIn({ userId, customerNumber: null, customers: [], roles: ['sales-support'], language: 'nl' });
      return { body: { csrfToken: context.csrfToken } };
    }),
  ];
}
