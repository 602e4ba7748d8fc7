import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';
import { shopWords } from './support/shopWords.ts';

const places = [
  {
    language: 'nl',
    device: 'desktop',
    user: { username: 'lotte', customer: 'Bistro Lindegaard', number: '204118' },
    words: {
      send: 'Vraag versturen',
      sector: ['Sector', 'Zorg'],
      person: 'Contactpersoon',
      email: 'E-mailadres',
      wrongEmail: 'Vul een geldig e-mailadres in',
      company: /^Naam van de zaak/,
      postal: /^Postcode/,
      subject: 'Onderwerp',
      question: 'Vraag',
      done: 'Je vraag is verstuurd',
      remove: 'menu.pdf weghalen',
      again: 'Nog een vraag stellen',
      customerNumber: /^Klantnummer/,
      reply: 'Je antwoord',
      sendReply: 'Antwoord versturen',
      photo: 'Foto 1 van 1',
      open: (number: string) => `Dossier ${number} bekijken`,
    },
  },
  {
    language: 'fr',
    device: 'phone',
    user: { username: 'amelie', customer: 'Brasserie du Perron', number: '310222' },
    words: {
      send: 'Envoyer la question',
      sector: ['Secteur', 'Soins'],
      person: 'Personne de contact',
      email: 'Adresse e-mail',
      wrongEmail: 'Indiquez une adresse e-mail valable',
      company: /^Nom de l’établissement/,
      postal: /^Code postal/,
      subject: 'Objet',
      question: 'Question',
      done: 'Votre question est envoyée',
      remove: 'Retirer menu.pdf',
      again: 'Poser une autre question',
      customerNumber: /^Numéro de client/,
      reply: 'Votre réponse',
      sendReply: 'Envoyer la réponse',
      photo: 'Photo 1 sur 1',
      open: (number: string) => `Voir le dossier ${number}`,
    },
  },
] as const;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

for (const { language, device, user, words } of places) {
  const { paths } = shopWords[language];
  const email = `keuken.${language}@zorgpunt.example`;
  const title = `A visitor and a customer ask a question with an attachment, ${language}, ${device}`;

  journey(title, async ({ visit, step, product }) => {
    const page = await visit(device, language);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const files = main.locator('input[type="file"]');
    const links = new Set<string>();
    const send = main.getByRole('button', { name: words.send });
    const sendsInTime = async () => {
      // A form younger than three seconds is refused.
      await expect(async () => {
        if (await send.isVisible()) await send.click();
        await expect(heading).toHaveText(words.done, { timeout: 1500 });
      }).toPass();
      return /\d{8}/.exec(await main.innerText())?.[0] ?? '';
    };
    let number = '';

    await step('the footer leads a visitor to the form, which names each wrong field', async () => {
      await page.goto(`${paths.start}?lang=${language}`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(heading).toHaveText('Contact');
      await main.getByLabel(words.email).fill('keuken@zorgpunt.example\nBcc: x@y.example');
      await main.getByLabel(words.company).fill('Zorgpunt');
      await main.getByLabel(words.postal).fill('9700');
      await send.click();
      await expect(main.getByLabel(words.sector[0])).toBeFocused();
      await expect(main.getByText(words.wrongEmail)).toBeVisible();
      await judgePage(page, links);
    });

    await step('the question goes to the office with its attachment', async () => {
      await main.getByLabel(words.sector[0]).selectOption({ label: words.sector[1] });
      await main.getByLabel(words.person).fill('An Visser');
      await main.getByLabel(words.email).fill(email);
      await main.getByLabel(words.subject).fill('Menu');
      await main.getByLabel(words.question, { exact: true }).fill('<script>alert(1)</script>');
      await files.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(main.getByRole('button', { name: words.remove })).toBeVisible();
      number = await sendsInTime();
      await expect(main).toContainText(email);
      await judgePage(page, links);
    });

    await step('the link of the mail opens the conversation, where the visitor replies', async () => {
      const [, path = ''] = await waitForMail(
        product,
        email,
        new RegExp(String.raw`${number}[^]*?(${paths.contactReply}\?token=[\w.-]+)`),
      );
      await page.goto(path);
      await expect(main.getByText('<script>alert(1)</script>')).toBeVisible();
      await main.getByRole('button', { name: words.sendReply }).click();
      await judgePage(page, links);
      await main.getByLabel(words.reply).fill('Graag tegen maandag.');
      await main.getByRole('button', { name: words.sendReply }).click();
      await expect(main.getByRole('listitem').filter({ hasText: 'Graag tegen maandag.' })).toBeVisible();
    });

    await step('the office reads the question, the reply and the attachment', async () => {
      const office = await visit('desktop', 'nl');
      await signInAtOffice(office, 'support');
      await office.goto('/backoffice/cases');
      await office.getByRole('link', { name: `Dossier ${number}` }).click();
      await expect(office.getByText('Graag tegen maandag.')).toBeVisible();
      const address = (await office.getByRole('link', { name: 'PDF 1 van 1' }).getAttribute('href')) ?? '';
      const file = await office.context().request.get(address);
      expect([file.status(), file.headers()['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment/),
      ]);
      await judgePage(office, links);
      expect((await page.context().request.get(address)).status()).toBe(401);
    });

    await step('a customer’s form is filled in, and the case keeps the photo', async () => {
      await signIn(page, user.username, user.customer);
      await page.goto(paths.contact);
      await expect(main.getByLabel(words.customerNumber)).toHaveValue(user.number);
      await expect(main.getByLabel(words.person)).toHaveValue(/\S/);
      await main.getByLabel(words.sector[0]).selectOption({ index: 1 });
      await main.getByLabel(words.subject).fill('Foto');
      await main.getByLabel(words.question, { exact: true }).fill('Zie de foto.');
      const buffer = await page.screenshot({ type: 'jpeg' });
      await files.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
      const own = await sendsInTime();
      await page.goto(paths.questions);
      await main.getByRole('link', { name: words.open(own) }).click();
      await expect(main.getByRole('img', { name: words.photo })).toBeVisible();
      await judgePage(page, links);
    });
  });
}
