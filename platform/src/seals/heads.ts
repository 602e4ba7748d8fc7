import type pg from 'pg';
import type { RecordedEvent } from '../eventStore/port.ts';
import { type Database, findRows } from '../postgres/findRows.ts';
import { sealedHeadsTable } from '../tables.ts';
import { type HeadLeaf, headLeafJson, storedLeaf } from './leaves.ts';
import { growMerkleTree, leafHash } from './merkleTree.ts';
import type { SealedTree } from './seal.ts';

export async function moveHeads(database: Database, table: string, records: readonly RecordedEvent[]): Promise<void> {
  const heads = new Map(records.map((record) => [record.streamId, storedLeaf(record)]));
  const values = [...heads.values()];
  await (database as Pick<pg.Pool, 'query'>).query(
    `insert into ${table} as h (stream_id, revision, hash)
     select * from unnest($1::text[], $2::int[], $3::text[])
     on conflict (stream_id) do update set revision = excluded.revision, hash = excluded.hash
       where h.revision < excluded.revision`,
    [values.map(({ stream }) => stream), values.map(({ revision }) => revision), values.map(({ hash }) => hash)],
  );
}

const pageSize = 10_000;

export async function* readHeadLeaves(database: Database, table: string): AsyncGenerator<readonly HeadLeaf[]> {
  for (let after = ''; ;) {
    const rows = await findRows(
      database,
      sealedHeadsTable.columns,
      `select stream_id, revision, hash from ${table} where stream_id > $1 order by stream_id limit ${pageSize}`,
      [after],
    );
    yield rows.map(({ stream_id: stream, revision, hash }) => ({ stream, revision, hash }));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.stream_id;
  }
}

export async function sealHeads(database: Database, table: string): Promise<SealedTree> {
  const tree = growMerkleTree();
  for await (const page of readHeadLeaves(database, table))
    for (const head of page) tree.add(leafHash(headLeafJson(head)));
  return { root: tree.root(), count: tree.count() };
}
