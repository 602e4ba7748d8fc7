import { tellFailure } from '@talloor/platform/tellFailure.ts';
import { AlreadyRunning, NoTenant } from '../openDatabase.ts';
import { print } from '../printing.ts';
import { RestoreRefused } from './restoreRefused.ts';

/** Usage errors show no stack. */
export async function runCommandLine(usage: string, work: (file: string) => Promise<string>): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined || process.argv.length > 3) {
    process.stderr.write(`usage: ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    print(await work(file));
  } catch (error) {
    console.error(tellFailure(error, [AlreadyRunning, NoTenant, RestoreRefused]));
    process.exitCode = 1;
  }
}
