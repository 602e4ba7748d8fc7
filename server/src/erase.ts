import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Erasure, listErasures } from '@talloor/platform/codec/erasures.ts';
import { lastWriteAfterMs } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { erasePerson } from './erasePerson.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const usage = 'npm run erase -- list | USER_ID --by WHO --reason WHY';

type ToolArguments = 'list' | Pick<Erasure, 'personId' | 'by' | 'reason'>;

function readArguments(): ToolArguments | null {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [what, ...more] = positionals;
    const by = values.by?.trim() ?? '';
    const reason = values.reason?.trim() ?? '';
    if (what === undefined || more.length > 0) return null;
    if (what === 'list') return by === '' && reason === '' ? what : null;
    return /^\d{1,20}$/.test(what) && by !== '' && reason !== '' ? { personId: what, by, reason } : null;
  } catch {
    return null;
  }
}

/** Other processes may have cached the key. */
async function areOthersConnected(pool: pg.Pool): Promise<boolean> {
  // Restricted roles see no session types.
  const rows = await findRows(
    pool,
    { others: 'boolean not null' },
    `select count(*) > 0 as others from pg_stat_activity where datname = current_database()
       and coalesce(backend_type, 'client backend') = 'client backend' and application_name not in ('talloor tool', 'talloor-lock')`,
  );
  return rows[0]?.others === true;
}

/** `npm run erase`, with the product running or stopped. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(usage);
else if (toolArguments === 'list')
  await visitTenant(async ({ pool }) => {
    for (const { personId, by, reason, begunAt, finishedAt } of await listErasures(pool))
      print(
        `${personId}  ${begunAt.toISOString()} by ${by}: ${reason}${finishedAt ? '' : '  not finished, erase again'}`,
      );
  });
else
  await visitTenant(async ({ pool, masterKey, configuration }) => {
    const lastWrite = async (): Promise<void> => {
      if (!(await areOthersConnected(pool))) return;
      print(`processes are connected that may still remember the key: waiting ${lastWriteAfterMs / 1000} s`);
      await pause(lastWriteAfterMs);
    };
    const mailFolder = join(configuration.dataDir, 'mail');
    const isDone = await erasePerson({ pool, masterKey, mailFolder, lastWrite, print }, toolArguments);
    if (isDone === null) throw new Refused(`there is nobody with the id ${toolArguments.personId}`);
    if (!isDone) process.exitCode = 1;
    else print(`${toolArguments.personId} is erased; what stays is told in docs/operations.md, "Erasing a person"`);
  });
