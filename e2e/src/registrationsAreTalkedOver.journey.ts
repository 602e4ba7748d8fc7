import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { password, signIn } from './support/logIn.ts';
import { openDatabase } from './support/openDatabase.ts';
import { waitForMail } from './support/readMails.ts';

const run = String(Date.now()).slice(-8);
const company = `Eetcafé 't Vraagteken ${run}`;
const [applicantUsername, contactUsername] = [`vraag.${run}`, `activer.${run}`];
const [applicantMail, contactMail] = [`${applicantUsername}@vraag.example`, `${contactUsername}@contact.example`];
const customerNumber = '316042';

const login = (username: string) => ({ username, password, confirmation: password });
const contact = (email: string) => ({
  salutation: 'mrs',
  first_name: 'Đặng',
  last_name: "'S-Gravenvoeren",
  position: 'owner',
  phone: '09 223 45 67',
  mobile: '',
  email,
  extra_email: '',
});

async function openForm(page: Page): Promise<{ csrf: string; formToken: string }> {
  const user = (await (await page.request.get('/api/user')).json()) as { csrfToken: string };
  const headers = { 'x-csrf-token': user.csrfToken };
  const answer = await page.request.get('/api/registration/store', { headers });
  const storedForm = (await answer.json()) as { form_token: string };
  return { csrf: user.csrfToken, formToken: storedForm.form_token };
}

journey(
  'The office asks about a registration and refuses it, and a known contact activates a login, each by mail',
  async ({ visit, step, product }) => {
    const page = await visit('phone', 'nl');
    const french = await visit('desktop', 'fr');
    const office = await visit('desktop', 'nl');
    const queue = office.getByRole('navigation', { name: 'Wachtrij' });
    const open = async (name: string) => {
      await queue.getByRole('link', { name }).click();
      await expect(office.getByRole('heading', { level: 2, name })).toBeVisible();
    };
    const write = async (key: string, words: string, send: string) => {
      await press(office, key);
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Tekst van de e-mail').fill(words);
      expect(await findBarriers(office)).toEqual([]);
      await tabTo(office, dialog.getByRole('button', { name: send }));
      await press(office, 'Enter');
      await expect(dialog).toHaveCount(0);
    };

    await step('a visitor registers, and a contact known to the ERP requests a login', async () => {
      const database = await openDatabase(product);
      const text = `update catalogue.customers set contact_emails = array_append(contact_emails, $2)
        where customer_number = $1 returning company_number`;
      const { rows } = await database.query<{ company_number: string }>(text, [customerNumber, contactMail]);
      await database.end();
      const forms = [await openForm(page), await openForm(french)] as const;
      await signIn(office, 'support');
      await office.goto('/backoffice/registrations');
      await expect(queue).toBeVisible();
      const address = { postal: '9000', city: 'Gent', street: 'Kouter', street_number: '3', po_box: '', country: 'BE' };
      const business = {
        company_type: 'private-person',
        sector: 'other',
        vat_liable: false,
        business_id: '',
        company_name: company,
        took_register_address: false,
        delivery: address,
        invoice: null,
      };
      const bodies = [
        { kind: 'registration', company: business, contact: contact(applicantMail), login: login(applicantUsername) },
        {
          kind: 'activation',
          company: { customer_number: customerNumber, business_id: rows[0]?.company_number ?? '' },
          contact: contact(contactMail),
          login: login(contactUsername),
        },
      ];
      for (const [at, visitor] of [page, french].entries()) {
        const { csrf, formToken } = forms[at === 0 ? 0 : 1];
        const locale = visitor === page ? 'nl' : 'fr';
        const send = () =>
          visitor.request.post(`/${locale}/api/registration/register`, {
            headers: { 'x-csrf-token': csrf, 'idempotency-key': `${run}-${at}` },
            data: { ...bodies[at], form_token: formToken, accept_terms: true },
          });
        // Too fast for a person.
        await expect.poll(async () => (await send()).text()).toContain('outcome');
      }
    });

    await step('the office asks a question by key, and the mail contains it', async () => {
      await office.reload();
      await open(company);
      await write('v', 'Aan welke ingang leveren we?', 'Vraag versturen');
      const [, link = ''] = await waitForMail(
        product,
        applicantMail,
        /ingang leveren we\?[^]*?(\/registratie-aanvullen\?token=[\w.-]+)/,
      );
      await page.goto(link);
      await expect(page.getByText('Aan welke ingang leveren we?')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await fitsSideways(page);
    });

    await step('the applicant answers by keyboard, and the link works only once', async () => {
      const send = page.getByRole('button', { name: 'Antwoord versturen' });
      await tabTo(page, send);
      await press(page, 'Enter');
      await expect(page.getByText('Vul je antwoord in')).toBeVisible();
      await expect(page.getByLabel('Je antwoord')).toBeFocused();
      await typeText(page, 'Langs de Koestraat, poort 2.');
      await tabTo(page, send);
      await press(page, 'Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je antwoord' })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('ongeldig of vervallen');
    });

    await step(
      'the office reads the answer and refuses in its own words, and the applicant cannot log in',
      async () => {
        await office.goto('/backoffice/registrations');
        await open(company);
        await expect(office.getByText('Langs de Koestraat, poort 2.')).toBeVisible();
        await write('w', 'We leveren niet in een poort.', 'Weigering versturen');
        await expect(queue.getByRole('link', { name: company })).toHaveCount(0);
        await waitForMail(product, applicantMail, /We leveren niet in een poort\./);
        await page.goto('/inloggen');
        await page.getByLabel('Gebruikersnaam').fill(applicantUsername);
        await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      },
    );

    await step(
      'the contact activates the login by the mail’s link and its password, in French, and logs in',
      async () => {
        const [, link = ''] = await waitForMail(product, contactMail, /(\/activer\?token=[\w.-]+)/);
        await french.goto(link);
        const activate = french.getByRole('button', { name: 'Activer mon login' });
        await expect(activate).toBeVisible();
        expect(await findBarriers(french)).toEqual([]);
        await french.getByLabel('Mot de passe', { exact: true }).fill(password);
        await tabTo(french, activate);
        await press(french, 'Enter');
        await expect(french.getByRole('heading', { level: 1, name: 'Votre login est actif' })).toBeVisible();
        await french.goto('/connexion');
        await french.getByLabel('Nom d’utilisateur').fill(contactUsername);
        await french.getByLabel('Mot de passe', { exact: true }).fill(password);
        await french.getByRole('button', { name: 'Se connecter', exact: true }).click();
        await expect(french).toHaveURL('/');
        const user = (await (await french.context().request.get('/fr/api/user')).json()) as { customer_number: string };
        expect(user.customer_number).toBe(customerNumber);
      },
    );
  },
);
