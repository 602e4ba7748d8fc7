import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { writeCompanies } from '@talloor/catalogue/register/writeCompanies.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { demoCompanies } from '../../../demo/content/demoShop.ts';
import type { OrderToDeliver } from '../deliverOrder.ts';
import type { Shop } from '../openShop.ts';
import { startTestProduct } from '../startTestProduct.ts';
import { keepFile } from '@talloor/platform/postgres/files.ts';
import { caseFilesTable } from '@talloor/projections/tables/cases.ts';
import { returnPhotosTable } from '@talloor/projections/tables/returns.ts';
import { sendInvoice } from './invoiceRequests.ts';
import { walkedPhoto } from './returnRequests.ts';
import { writeContent } from './contentRequests.ts';
import { rightsOf } from '@talloor/contracts/permissions/verdicts.ts';
import { customerRoles } from '@talloor/rules/account/rights.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import type { Tenant } from './tenant.ts';
import { validRequests } from './validRequests.ts';

/** Friday 13 March 2026, orderable at the test's time. */
const friday = '1773356400';
const articleNumber = '100001';

export const secretMark = 'Zwijgplicht';

export async function startWalkedProduct(fillMore: (shop: Shop) => Promise<unknown> = () => Promise.resolve()) {
  const supplier = { SUPPLIER: 'Talloor nv; Dok-Noord 4; 9000 Gent; BE 0999.009.928' };
  const limits = { LOGIN_ATTEMPTS: '100000', UPLOADS_PER_MINUTE: '100000', ...supplier };
  const { port, url, dataDir, shop, filled, close } = await startTestProduct(async (opened) => {
    const filledShop = await fillShop(opened);
    await fillMore(opened);
    return filledShop;
  }, limits);
  const belongings = async (customerNumber: string, username: string, mark: string) => {
    const person = await logIn(url, username);
    const deliveryNumber = await shop.deliver(await order(person, mark), '2026-03-13');
    const recallId = await recallOf(url, person, `L${deliveryNumber}`, mark);
    const ids = await orderAndBasket(person, mark);
    const returnId = await returnOf(person, deliveryNumber, mark);
    const filed = await complaintOf(person, deliveryNumber, mark);
    const invoice = { number: customerNumber, customerNumber, deliveryNumber, mark };
    const paymentId = await invoiceAndPayment(url, person, filled.apiKey, invoice);
    const documents = { deliveryNumber, returnId, recallId, invoiceNumber: invoice.number, paymentId };
    return { customerNumber, ...documents, ...filed, ...ids };
  };
  const own = await belongings('204118', 'lotte', 'WK11');
  const other = await belongings('204119', secretMark, secretMark);
  await keepPhoto(shop.pool, own);
  const tenant: Tenant = { own, other, articleNumber, content: filled.content, day: friday, spare: filled.spare };
  return {
    port,
    url,
    dataDir,
    shop,
    tenant,
    lotte: filled.lotte,
    examples: validRequests(tenant),
    pool: shop.pool,
    apiKey: filled.apiKey,
    close,
  };
}

async function fillShop(shop: Shop) {
  await shop.writeArticles({ [articleNumber]: null });
  const content = await writeContent(shop.pool);
  await writeCompanies(shop.pool, demoCompanies());
  await shop.addCustomer('204118');
  await shop.addCustomer('204119', `${secretMark} BV`);
  await shop.addCustomer('204120');
  const lotte = await shop.addUser('lotte', ['204118']);
  await shop.restrict('204118', lotte, articleNumber);
  await shop.giveAllRights(lotte, '204118');
  await shop.addUser('sara', ['204118']);
  for (const role of customerRoles.filter((each) => each !== 'manages'))
    await shop.grant(await shop.addUser(role, ['204118']), '204118', rightsOf(role));
  await shop.limit(await shop.addUser('cook', ['204118']), '204118', 10_000);
  await shop.addCustomer('204121');
  await writePunchOutSettings(
    shop.pool,
    '204118',
    { ...usualPunchOutSettings, hosts: ['erp.example'] },
    { by: 'test', at: new Date('2026-03-11T13:12:00Z') },
  );
  const spare = { userId: await shop.addUser('spare', ['204118']), customerNumber: '204121' };
  await shop.giveAllRights(await shop.addUser(secretMark, ['204119']), '204119');
  await shop.giveAllRights(await shop.addUser('chooser', ['204118', '204120']), '204118');
  await shop.addUser('support', [], 'sales-support');
  await shop.addUser('auditor', [], 'auditor');
  await shop.addUser('admin', [], 'admin');
  await shop.addUser('forms', [], 'form-manager');
  await shop.addUser('messages', [], 'message-manager');
  await shop.addUser('facets', [], 'facet-manager');
  await shop.addUser('banners', [], 'banner-manager');
  const now = new Date('2026-03-11T13:12:00Z');
  const { secret } = await createApiKey(
    shop.pool,
    { name: 'erp', subjects: ['stock', 'deliveries', 'invoices'] },
    { by: 'test', at: now },
  );
  return { content, apiKey: secret, spare, lotte };
}

async function order(person: Person, mark: string): Promise<OrderToDeliver> {
  await person('PUT', '/api/basket/items', { [articleNumber]: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: mark, message: mark });
  if (placed.status >= 400) throw new Error(JSON.stringify(placed));
  return placed.body as unknown as OrderToDeliver;
}

async function keepPhoto(
  pool: Shop['pool'],
  { returnId, caseId }: Pick<Tenant['own'], 'returnId' | 'caseId'>,
): Promise<void> {
  const content = Buffer.from('a photo');
  await keepFile(pool, { fileId: walkedPhoto, ownerId: '1', contentType: 'image/jpeg', content });
  await pool.query(`insert into ${returnPhotosTable.qualifiedName} values ($1, $2, 4, 3, '2026-03-11T13:12:00.000Z')`, [
    returnId,
    walkedPhoto,
  ]);
  await pool.query(
    `insert into ${caseFilesTable.qualifiedName} values ($1, $2, 'image/jpeg', '2026-03-11T13:12:00.000Z')`,
    [caseId, walkedPhoto],
  );
}

async function returnOf(person: Person, deliveryNumber: string, mark: string): Promise<string> {
  const response = await person('POST', '/api/returns', {
    delivery_number: deliveryNumber,
    delivery_date: '2026-03-13',
    contact: { name: mark, email: `${mark.toLowerCase()}@elders.example` },
    lines: [{ article_number: articleNumber, quantity: 1, reason: 'damaged', comment: mark }],
  });
  if (response.status !== 201) throw new Error(JSON.stringify(response));
  return String(response.body['return_id']);
}

async function complaintOf(person: Person, deliveryNumber: string, mark: string) {
  const response = await person('POST', '/api/complaints', {
    delivery_note: deliveryNumber,
    subject: mark,
    text: mark,
  });
  if (response.status !== 201) throw new Error(JSON.stringify(response));
  return { caseId: String(response.body['id']), uploadToken: String(response.body['upload_token']) };
}

type WalkedInvoice = {
  readonly number: string;
  readonly customerNumber: string;
  readonly deliveryNumber: string;
  readonly mark: string;
};

/** @returns id of a payment that is under way */
async function invoiceAndPayment(url: string, person: Person, apiKey: string, invoice: WalkedInvoice): Promise<string> {
  await sendInvoice(url, apiKey, invoice);
  const payment = await person('POST', '/api/invoices/pay', { invoice_numbers: [invoice.number], amount: 3.18 });
  if (payment.status !== 200) throw new Error(JSON.stringify(payment));
  return String(payment.body['payment_id']);
}

async function recallOf(url: string, person: Person, lot: string, mark: string): Promise<string> {
  const support = await logIn(url, 'support');
  const words = { nl: mark, fr: mark };
  const response = await support('POST', '/api/office/recalls', {
    lots: [lot],
    articles: [],
    title: words,
    reason: words,
    instruction: words,
  });
  if (response.status !== 201) throw new Error(JSON.stringify(response));
  const id = String(response.body['id']);
  for (let tries = 0; tries < 600; tries += 1) {
    const { status } = await person('GET', `/api/recalls/${id}`);
    if (status === 200) return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody was told of recall ${id}`);
}

async function orderAndBasket(person: Person, mark: string) {
  const { order_number: orderNumber } = await order(person, mark);
  await person('PUT', '/api/basket/items', { [articleNumber]: 30 });
  const basket = await person('POST', '/api/basket/po-number', mark);
  const list = await person('POST', '/api/wishlist/create', { name: mark, items: [articleNumber] });
  await person('POST', `/api/wishlist/update/${String(list.body['id'])}`, { is_shared: true });
  const answers = [basket, list];
  if (answers.some(({ status }) => status >= 400)) throw new Error(JSON.stringify(answers));
  return {
    orderNumber,
    basketId: String(basket.body['basket_id']),
    listId: String(list.body['id']),
  };
}
