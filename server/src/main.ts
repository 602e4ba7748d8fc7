import { parseConfiguration, WrongConfiguration } from '@talloor/platform/configuration.ts';
import { endGracefully, type Ending } from '@talloor/platform/shutdown.ts';
import { AlreadyRunning } from './openDatabase.ts';
import { startProduct } from './startProduct.ts';
import { welcome } from './welcome.ts';

/** The single process: one composition of the whole product, for a person at a terminal. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const startedAt = performance.now();
const endings: Ending[] = [];
const { end, hasBegun } = endGracefully(
  { info: () => say('Stopping …'), error: (fields, message) => console.error(message, fields) },
  endings,
);
try {
  // A terminal shows what went wrong; `LOG_LEVEL=info` shows all.
  const configuration = parseConfiguration({ LOG_LEVEL: 'warn', ...process.env });
  const port = await startProduct({ configuration, say: (line) => say(`  ${line} …`), endings });
  say(welcome(configuration, port, performance.now() - startedAt));
} catch (error) {
  // Whoever stops a start pulls the database from under it.
  if (!hasBegun()) {
    const isExpected = error instanceof WrongConfiguration || error instanceof AlreadyRunning || isPortTaken(error);
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
    await end();
  }
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
