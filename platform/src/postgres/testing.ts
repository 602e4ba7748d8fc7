import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one test file, on the server that jest.int.setup.mjs started. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run through jest.int.config.mjs');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
