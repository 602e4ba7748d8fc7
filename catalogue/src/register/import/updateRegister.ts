import { noteExtract } from './buildRegister.ts';
import { digitsOf, extractTables } from './extractTables.ts';
import type { RegisterWork } from './registerWork.ts';
import { stageFile } from './stageFile.ts';
import { writeStaged } from './writeStaged.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

export async function updateRegister(work: RegisterWork): Promise<void> {
  const { client, tally, meta, pathOf, onBytes } = work;
  await client.query('begin');
  await client.query('create temporary table gone (number text) on commit drop');
  for (const { table, file, columns, key } of extractTables) {
    const path = pathOf(`${file}_delete.csv`);
    if (path === null || table === 'codes') continue;
    await stageFile(client, path, [columns[0]], null, onBytes(`${file}_delete.csv`));
    const deleteStatement = `delete from register.${table} where ${key} in (select ${digitsOf(columns[0])} from pg_temp.staged)`;
    const { rowCount } =
      table === 'enterprises'
        ? await client.query(
            `with gone as (${deleteStatement} returning ${key} as number) insert into pg_temp.gone select * from gone`,
          )
        : await client.query(deleteStatement);
    tally.readMore(rowCount ?? 0);
  }
  for (const table of extractTables) {
    // Code texts are complete in every update.
    const file = table.table === 'codes' ? 'code.csv' : `${table.file}_insert.csv`;
    const path = pathOf(file);
    if (path === null) continue;
    await stageFile(client, path, table.columns, table.keeps, onBytes(file));
    const writtenCount = await writeStaged(client, table, { schema: 'register', isUpdate: true }, tally);
    tally.readMore(writtenCount);
    if (table.table !== 'enterprises') continue;
    const rows = await findRows(
      client,
      { changed: 'int not null' },
      'select count(*)::int as changed from pg_temp.gone join register.enterprises on enterprise_number = number',
    );
    tally.count('changed', rows[0]?.changed);
    tally.count('created', writtenCount - (rows[0]?.changed ?? 0));
  }
  await noteExtract(client, 'register', meta.extractNumber, meta.snapshotOn, work.now);
  await work.writeNote();
  await client.query(work.dryRun ? 'rollback' : 'commit');
}
