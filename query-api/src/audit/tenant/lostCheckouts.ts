import { orderStream } from '@talloor/events/order/events.ts';
import type { OpenAudit } from '../openAudit.ts';
import type { TenantPass } from './readTenant.ts';

type Lost = {
  readonly kind: 'not_placed' | 'number_of_other';
  readonly values: { readonly order: string; readonly basket: string; readonly other?: string };
};

export async function lostCheckouts({ store }: OpenAudit, { placed, checkedOut }: TenantPass): Promise<Lost[]> {
  const placedBaskets = new Set(placed.values());
  const lost: Lost[] = [];
  for (const [basket, order] of checkedOut) {
    if (placedBaskets.has(basket)) continue;
    const other = placed.get(order);
    if (other === undefined && (await store.readStream(orderStream(order), 0, 1)).length === 0)
      lost.push({ kind: 'not_placed', values: { order, basket } });
    if (other !== undefined && other !== null) lost.push({ kind: 'number_of_other', values: { order, basket, other } });
  }
  return lost;
}
