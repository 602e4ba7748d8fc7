import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { beginning, type Position } from '@talloor/platform/eventStore/port.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import type { OpenAudit } from '../openAudit.ts';
import type { DifferingRow } from './compareTables.ts';

const pageSize = 1000;

export async function findWriters(
  { store, codec }: Pick<OpenAudit, 'store' | 'codec'>,
  rows: readonly DifferingRow[],
  positions: ReadonlyMap<string, Position>,
): Promise<ReadonlyMap<DifferingRow, DecodedEvent>> {
  const writers = new Map<DifferingRow, DecodedEvent>();
  const projectors = allProjectors.flatMap((projector) => {
    const own = rows.filter(({ table }) => projector.tables.some(({ name }) => name === table.name));
    const upTo = positions.get(checkpointName(projector)) ?? '';
    return own.length > 0
      ? [{ project: projector.project, handled: new Set<string>(projector.handles), own, upTo }]
      : [];
  });
  for (let last = beginning; projectors.length > 0;) {
    const page = await store.readAll(last, pageSize);
    if (page.length === 0) break;
    last = page.at(-1)?.position ?? last;
    for (const record of page)
      for (const { project, handled, own, upTo } of projectors) {
        if (!handled.has(record.type) || record.position > upTo) continue;
        const [event] = await codec.decode([record]).catch(() => []);
        if (event) for (const row of writtenBy(project, event, own)) writers.set(row, event);
      }
  }
  return writers;
}

function writtenBy(
  project: (typeof allProjectors)[number]['project'],
  event: DecodedEvent,
  rows: readonly DifferingRow[],
): DifferingRow[] {
  try {
    const operations = project(event);
    return rows.filter(({ table, stored, replayed }) =>
      operations.some(
        ({ table: name, key }) =>
          name === table.name &&
          Object.entries(key).every(([column, value]) => (stored ?? replayed)?.[column] === value),
      ),
    );
  } catch {
    return [];
  }
}
