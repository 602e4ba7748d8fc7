import { z } from 'zod';
import type { Upcaster } from '../defineEvent.ts';

export const customerGrant = z.object({
  rights: z.array(
    z.enum(['order', 'approve', 'lists', 'returns', 'receive', 'recalls', 'see_prices', 'see_invoices', 'portal']),
  ),
  /** Cents excluding VAT and deposit, delivery included; null: no limit. */
  orderLimitCents: z.int().nonnegative().nullable(),
});

const acts = ['lists', 'returns', 'receive', 'recalls'] as const;

/** Version 1 had no acts: who ordered or managed may do them (ADR 0106). */
export const addActs: Upcaster = (data) => {
  const { rights, ...others } = data as { readonly rights: readonly string[] };
  const mayAct = rights.includes('order') || rights.includes('portal');
  return { ...others, rights: mayAct ? [...rights, ...acts] : rights };
};
