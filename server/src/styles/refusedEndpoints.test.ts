import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { bodyPaths } from '@talloor/contracts/testing/bodyPaths.ts';

const tables = [
  'shop-web/src/fields/refusedForms.test.tsx',
  'backoffice-web/src/layout/refusedDialogs.test.tsx',
  'backoffice-web/src/orders/correct/refusedCorrection.test.tsx',
  'e2e/src/refusedFieldsAreMarked.journey.ts',
]
  .map((file) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8'))
  .join('');

const elsewhere: Readonly<Record<string, string>> = {
  'a button or switch: the page chooses the body':
    'payInvoices sendBasketBack approveBasket submitChanges startChanges chooseUnsent answerAsk goBackToVersion orderAgain toggleDeliveryNoteLine toggleReturnLine toggleRestrictedListItemByPost toggleListItemByPost addToList addToPortalList updateFreeSamples remindOfRecall rememberUploadColumns chooseBasketKind chooseBasketLineReplacement chooseOrderLineReplacement chooseBasketReminder voteFaqItem acceptTerms chooseCustomer listStandingDates restoreStandingDate skipStandingDate loginWithPasskey',
  'a quantity: its reader and the rules keep within the contract (typedQuantities.test)':
    'changeBasketLine changeBasketLineByPost setBasketItems updateOrderLine importBasketUpload',
  'a link from a mail':
    'openInvitation acceptInvitationWithLogin confirmEmail checkResetLink getRegistrationQuestion openReplacement openContactCase',
  'a search': 'searchFaq getRelatedByForm',
  'the form of another call with a row':
    'askApproval answerOrderReplacement changePortalList reportDeliveryByHand storeRegistration replyToContactCase',
  'a test of its own: refusedCorrection.test': 'correctOrder',
  'a form without script: renderBasketForm.test and returnForm.test': 'sendBasketForm',
  'what a page sends by itself': 'collectAnalytics',
  'another system': 'getTagManagerData punchIn paymentWebhook createSandboxPayment endSandboxPayment',
};

test('each call with a body of a form has a row in the tables of refused fields', () => {
  const contents = new Set(
    Object.values(officeContents).flatMap((calls) => Object.values(calls).map(({ name }) => name)),
  );
  const calls = allEndpoints
    .filter(({ method, permission, name }) => method !== 'GET' && permission.kind !== 'api-key' && !contents.has(name))
    .map(({ name, body }) => ({ name, paths: bodyPaths(body).filter((path) => path !== '') }))
    // ReasonDialog, which has a row, asks a reason alone.
    .filter(({ paths }) => paths.length > 0 && paths.join() !== 'reason')
    .map(({ name }) => name);
  const excused = Object.values(elsewhere).flatMap((names) => names.split(' '));
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter((name) => !excused.includes(name) && !new RegExp(`\\b${name}\\b`).test(tables))).toEqual([]);
  expect(excused.filter((name) => !calls.includes(name))).toEqual([]);
});
