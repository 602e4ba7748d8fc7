import { createTestTemplate } from '@talloor/platform/postgres/testing.ts';
import { migrateAll } from '../schemas.ts';

export { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';

/** Makes the database that each integration test gets a copy of, with every schema up to date. */
export const createTemplate = (serverUrl: string): Promise<void> => createTestTemplate(serverUrl, migrateAll);
