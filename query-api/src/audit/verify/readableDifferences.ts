import { type HasRight, rightToRead } from '../questions/readableStreams.ts';
import { streamOf } from '../streamKinds.ts';
import type { Difference } from './finding.ts';
import { rowOwners } from './rowOwners.ts';

export const readableDifferences = (differences: readonly Difference[], hasRight: HasRight): Difference[] =>
  differences.filter(({ path }) => {
    const owner = rowOwners.get(path.slice(0, path.indexOf('[')));
    if (owner?.kind !== 'order') return hasRight('read_orders');
    return hasRight(owner.key === 'event' ? 'read_invoices' : rightToRead(streamOf[owner.key]('')));
  });
