import { beginning, type EventStore } from '../eventStore/port.ts';
import { type Seal, sealType } from './seal.ts';

export type Unsealed = {
  readonly count: number;
  readonly since: string | null;
};

const pageSize = 1000;
const sealsBetween = 2;

export async function findUnsealed(
  store: Pick<EventStore, 'readAll'>,
  last: Pick<Seal, 'position'> | null,
  mostCounted = Number.POSITIVE_INFINITY,
): Promise<Unsealed> {
  let [count, since]: [number, string | null] = [0, null];
  const size = Math.min(pageSize, mostCounted + sealsBetween);
  let after = last?.position ?? beginning;
  while (count < mostCounted) {
    const page = await store.readAll(after, size);
    for (const { type, recordedAt } of page)
      if (type !== sealType) {
        count++;
        since ??= recordedAt;
      }
    const end = page.at(-1);
    if (!end) break;
    after = end.position;
  }
  return { count: Math.min(count, mostCounted), since };
}
