import type { Page } from '@playwright/test';
import { z } from 'zod';

const answer = z.object({ invoices: z.array(z.object({ number: z.string() })).min(1) });

export async function findInvoice(page: Page): Promise<string> {
  const response: unknown = await (await page.context().request.get('/nl/api/invoices')).json();
  return answer.parse(response).invoices[0]?.number ?? '';
}
