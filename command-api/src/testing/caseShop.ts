import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryWay } from './deliveryWay.ts';
import { logIn, password, type Person } from './logIn.ts';
import { createTestShop, friday } from './testShop.ts';

export const contact = {
  gender: 'mrs',
  company_name: 'De Linde',
  sector: 'hospitality',
  contact_person: 'An Peeters',
  customer_number: '',
  phone: '09 123 45 67',
  email: 'an@de-linde.example',
  postal_code: '9000',
  segment: 'restaurant',
};
export const question = { subject: 'Levering', question: 'Komt er morgen iemand?', contact };
export const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';

export const registerSupport = ({ main }: Pick<Awaited<ReturnType<typeof createTestShop>>, 'main'>): Promise<string> =>
  main.api.registerAccount({
    username: 'support',
    password,
    firstName: 'Nele',
    lastName: 'Dhondt',
    email: 'nele@talloor.example',
    language: 'fr',
    roles: ['sales-support'],
    customers: [],
  });

export async function createCaseShop() {
  const shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  const lotte = await shop.signIn('lotte', ['204118']);
  const karim = await shop.signIn('karim', ['204119']);
  const supportId = await registerSupport(shop);
  const support = await logIn(shop.main.url, 'support');
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await lotte('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' });
  const orderNumber = String(placed.body['order_number']);
  shop.setNow(new Date('2026-03-16T09:00:00Z'));
  for (const message of deliveryWay('900', orderNumber))
    await shop.main.api.reportDelivery(deliveryMessage.parse(message));

  const advanceClock = (seconds: number) => shop.setNow(new Date(shop.clock.now().getTime() + seconds * 1000));
  const caseMails = () => shop.mails.filter(({ messageId }) => messageId.startsWith('service-request-'));
  return {
    ...shop,
    lotte,
    karim,
    support,
    supportId,
    orderNumber,
    advanceClock,
    ask: async (person: Person, changes: Record<string, unknown> = {}, seconds = 10) => {
      const form = await person('GET', '/api/contact');
      advanceClock(seconds);
      return person('POST', '/api/contact', { form_token: form.body['form_token'], ...question, ...changes });
    },
    eventsOf: async (id: unknown) =>
      (await shop.decoded()).filter(({ streamId }) => streamId === `service-request-${String(id)}`),
    tellAll: () => shop.runPolicies(shop.main.api),
    mailTo: (address: string) => caseMails().filter(({ to }) => to.includes(address)),
  };
}
export type CaseShop = Awaited<ReturnType<typeof createCaseShop>>;
