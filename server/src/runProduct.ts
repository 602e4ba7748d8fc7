import { join } from 'node:path';
import type { Faults } from '@talloor/command-api/commands/faults.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { endGracefully, type Ending } from '@talloor/platform/shutdown.ts';
import { tellFailure } from '@talloor/platform/tellFailure.ts';
import { AlreadyRunning } from './openDatabase.ts';
import { print as say } from './printing.ts';
import { startProduct } from './startProduct.ts';
import { welcome } from './welcome.ts';

/** `faults` is for crash tests. */
export async function runProduct(faults?: Faults): Promise<void> {
  const startedAt = performance.now();
  const endings: Ending[] = [];
  const { end, hasBegun } = endGracefully(
    {
      info: () => say('Stopping …'),
      error: ({ err }: { err?: unknown }, message) =>
        console.error(err === undefined ? message : `${message}: ${tellFailure(err)}`),
    },
    endings,
  );
  try {
    // Terminals show warnings; `LOG_LEVEL=info` shows more.
    const configuration = parseConfiguration({ LOG_LEVEL: 'warn', ...process.env });
    const sayProgress = (line: string) => say(`  ${line} …`);
    const databaseLost = () => {
      if (hasBegun()) return;
      const log = join(configuration.dataDir, 'postgres.log');
      console.error(`PostgreSQL has ended (see ${log}). Nothing that was acknowledged is lost: start Talloor again.`);
      process.exitCode = 1;
      void end();
    };
    const crashes = faults ? { faults } : {};
    let administrators = 0;
    const onAdministrators = (count: number) => {
      administrators = count;
    };
    const options = { configuration, say: sayProgress, endings, databaseLost, onAdministrators, ...crashes };
    const port = await startProduct(options);
    say(welcome(configuration, port, performance.now() - startedAt, administrators > 0));
  } catch (error) {
    // A stopped start loses its database.
    if (!hasBegun()) {
      console.error(tellFailure(error, [AlreadyRunning]));
      process.exitCode = 1;
      await end();
    }
  }
}
