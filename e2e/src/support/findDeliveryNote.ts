import type { Page } from '@playwright/test';
import { z } from 'zod';

const answer = z.object({ deliveries: z.array(z.object({ number: z.string() })).min(1) });

export async function findDeliveryNote(page: Page): Promise<string> {
  const response: unknown = await (await page.context().request.get('/nl/api/dashboard/orders/invoiced')).json();
  return answer.parse(response).deliveries[0]?.number ?? '';
}
