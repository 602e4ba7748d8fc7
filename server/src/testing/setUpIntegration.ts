import { createTestTemplate } from '@talloor/platform/postgres/testing.ts';
import { migrateAll } from '../schemas.ts';

export { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';

export const createTemplate = (serverUrl: string): Promise<void> => createTestTemplate(serverUrl, migrateAll);
