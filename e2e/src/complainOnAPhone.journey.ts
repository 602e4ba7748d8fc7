import { expect, type Page } from '@playwright/test';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.fr;
const subject = 'Caisse écrasée';
const customerMail = 'amelie@traiteurlestroistilleuls.example';

journey(
  'A customer complains with a photo, on a phone in French, and the office in French shares the work',
  async ({ visit, step, product }) => {
    const phone = await visit('phone', 'fr');
    const nele = await visit('desktop', 'fr');
    const bram = await visit('desktop', 'fr');
    const main = phone.getByRole('main');
    const links = new Set<string>();
    let number = '';

    await step('a delivery note leads to the form, which names what is missing', async () => {
      await signIn(phone, 'amelie', 'Brasserie du Perron');
      await phone.goto(`${paths.deliveryNote}?number=${await findDeliveryNote(phone)}`);
      await main.getByRole('link', { name: 'Introduire une réclamation' }).tap();
      await expect(main.getByLabel('Bon de livraison ou facture')).toHaveValue(/^note \d+$/);
      await main.getByRole('button', { name: 'Envoyer la réclamation' }).tap();
      await expect(main.getByLabel('Objet')).toBeFocused();
      await expect(main.getByText('À remplir')).toHaveCount(2);
      await judgePage(phone, links);
    });

    await step('one line, a photo and words become a case', async () => {
      await main
        .getByRole('group', { name: /^Quelles lignes/ })
        .getByRole('checkbox')
        .first()
        .check();
      await main.getByLabel('Objet').fill(subject);
      await main.getByLabel('Explication').fill('Une caisse est arrivée écrasée.\n<b>Trois pots cassés.</b>');
      const buffer = await phone.screenshot({ type: 'jpeg' });
      const photo = { name: 'caisse.jpg', mimeType: 'image/jpeg', buffer };
      await main.locator('input[type="file"]').setInputFiles(photo);
      await expect(main.getByRole('button', { name: 'Retirer caisse.jpg' })).toBeVisible();
      await main.getByRole('button', { name: 'Envoyer la réclamation' }).tap();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Dossier \d{8}$/);
      number = /\d{8}/.exec(await main.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
      await expect(main.getByRole('img', { name: 'Photo 1 sur 1' })).toBeVisible();
      await expect(main.getByRole('list', { name: 'Lignes' }).getByRole('listitem')).toHaveCount(1);
      await expect(main.getByText('<b>Trois pots cassés.</b>')).toBeVisible();
      await judgePage(phone, links);
    });

    await step('the office sees whose cases are whose, and which are overdue', async () => {
      await signInAtOffice(nele, 'support');
      await nele.getByRole('button', { name: 'FR', exact: true }).click();
      await nele.getByRole('link', { name: /^Dossiers/ }).click();
      const desk = nele.getByRole('main');
      await expect(desk.getByRole('link', { name: `Dossier ${number}` })).toBeVisible();
      await judgePage(nele, links);
      await desk.getByRole('button', { name: 'En retard' }).click();
      await expect(desk.getByRole('link', { name: `Dossier ${number}` })).toBeHidden();
      await expect(desk.getByRole('listitem').filter({ hasText: 'En retard' }).first()).toBeVisible();
      await desk.getByRole('button', { name: 'Les miens' }).click();
      await expect(desk.getByRole('link', { name: `Dossier ${number}` })).toBeHidden();
      await judgePage(nele, links);
      await desk.getByRole('button', { name: 'Non attribués' }).click();
    });

    await step('a colleague gets the case, and finds it among the own ones with its photo', async () => {
      await nele
        .getByRole('main')
        .getByRole('link', { name: `Dossier ${number}` })
        .click();
      await act(nele, 'Transmettre', async () => {
        await nele.getByRole('dialog').getByLabel('À', { exact: true }).selectOption({ label: 'Bram Willems' });
        await judgePage(nele, links);
      });
      await expect(nele.getByText('Chez Bram Willems')).toBeVisible();
      await waitForMail(product, 'bram@talloor.example', new RegExp(number));
      await signInAtOffice(bram, 'beheer');
      await bram.getByRole('button', { name: 'FR', exact: true }).click();
      await bram.goto('/backoffice/cases?filter=%7B%22part%22%3A%22mine%22%7D');
      await bram
        .getByRole('main')
        .getByRole('link', { name: `Dossier ${number}` })
        .click();
      await expect(bram.getByRole('img', { name: 'Photo 1 sur 1' })).toBeVisible();
      await judgePage(bram, links);
    });

    await step('a canned text asks for more, and the mail leads the customer to it', async () => {
      await act(bram, 'Demander des précisions', () => say(bram, 'Photo demandée', /^Pouvez-vous nous dire/));
      await expect(bram.getByRole('heading', { level: 1 })).toContainText('Attend le client');
      const [, path = ''] = await waitForMail(
        product,
        customerMail,
        new RegExp(String.raw`${number}[^]*?(/fr/mon-compte/questions\?id=[\w-]+)`),
      );
      await phone.goto(path);
      await expect(main.getByText('Attend votre réponse')).toBeVisible();
      await main.getByRole('button', { name: 'Envoyer la réponse' }).tap();
      await expect(main.getByText('Écrivez votre réponse')).toBeVisible();
      await judgePage(phone, links);
      await main.getByLabel('Votre réponse').fill('Trois pots, lot 2217.');
      await main.getByRole('button', { name: 'Envoyer la réponse' }).tap();
      await expect(main.getByText('Trois pots, lot 2217.').first()).toBeVisible();
    });

    await step('the colleague answers in the customer’s language and closes the case', async () => {
      await expect(bram.getByText('Trois pots, lot 2217.')).toBeVisible();
      await act(bram, 'Répondre', () => say(bram, 'Nous créditons', /^Toutes nos excuses/));
      await expect(bram.getByText(/^Première réponse après .*, promise en 10 h 30 min$/)).toBeVisible();
      await act(bram, 'Clôturer', () =>
        bram
          .getByRole('dialog')
          .getByLabel(/^Motif/)
          .selectOption({ label: 'résolu' }),
      );
      await expect(bram.getByRole('heading', { level: 1 })).toContainText('Clôturé');
      await judgePage(bram, links);
    });

    await step('the customer reads the answer among the questions', async () => {
      await phone.goto(paths.questions);
      await expect(main.getByRole('row').filter({ hasText: subject })).toContainText('Clôturée');
      await judgePage(phone, links);
      await main.getByRole('link', { name: `Voir le dossier ${number}` }).tap();
      await expect(main.getByText(/^Toutes nos excuses/)).toBeVisible();
      await expect(main.getByText('Ce dossier est clôturé.')).toBeVisible();
    });
  },
);

async function act(office: Page, name: string, fill: () => Promise<unknown>): Promise<void> {
  await office.getByRole('button', { name, exact: true }).click();
  const dialog = office.getByRole('dialog');
  await fill();
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function say(office: Page, canned: string, text: RegExp): Promise<void> {
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Texte type').selectOption({ label: canned });
  await expect(dialog.getByLabel('Texte en français')).toHaveValue(text);
}
