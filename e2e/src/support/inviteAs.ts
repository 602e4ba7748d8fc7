import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { ProductUnderTest } from '../product/startProduct.ts';
import { waitForMail } from './readMails.ts';

const user = z.object({ csrfToken: z.string() });
const invited = z.object({ invitation_id: z.string() });

export type OpenInvitation = { readonly path: string; readonly withdraw: () => Promise<void> };

export async function inviteAs(manager: Page, product: ProductUnderTest): Promise<OpenInvitation> {
  const { request } = manager.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  const email = `noor.${Date.now()}@talloor.example`;
  const invitation = { first_name: 'Noor', last_name: 'Verhaeghe', email, language: 'nl', rights: ['order'] };
  const answer = await request.post('/nl/api/portal/invitations', {
    headers,
    data: { ...invitation, order_limit_cents: 25_000 },
  });
  const { invitation_id: id } = invited.parse(await answer.json());
  const [path] = await waitForMail(product, email, /\/uitnodiging\?token=[\w.-]+/);
  return {
    path,
    withdraw: async () => {
      await request.post(`/nl/api/portal/invitations/${id}/withdraw`, { headers, data: {} });
    },
  };
}
