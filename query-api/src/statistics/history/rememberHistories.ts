import { LRUCache } from 'lru-cache';
import type { PurchaseHistory } from './purchaseHistory.ts';

/** Some 70 bytes each. */
const mostLines = 500_000;

type Remembered = { readonly version: string; readonly history: PurchaseHistory };
export type Histories = (customerNumber: string, version: string) => Promise<PurchaseHistory>;

/** Keeps the last version of each customer; concurrent questions share a load. */
export function rememberHistories(
  load: (customerNumber: string) => Promise<PurchaseHistory>,
  maxSize = mostLines,
): Histories {
  const memory = new LRUCache<string, Remembered>({
    maxSize,
    sizeCalculation: ({ history }) => history.kindOf.length + history.notes.length + 1,
  });
  const loads = new Map<string, Promise<PurchaseHistory>>();
  const begin = async (customerNumber: string, version: string): Promise<PurchaseHistory> => {
    const history = await load(customerNumber);
    memory.set(customerNumber, { version, history });
    return history;
  };
  return (customerNumber, version) => {
    const remembered = memory.get(customerNumber);
    if (remembered?.version === version) return Promise.resolve(remembered.history);
    const name = `${customerNumber} ${version}`;
    const current = loads.get(name) ?? begin(customerNumber, version).finally(() => loads.delete(name));
    loads.set(name, current);
    return current;
  };
}
