import { expect, test } from '@jest/globals';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { evolveReturn, noReturn, type KnownReturn, type ReturnState } from '@talloor/events/return/state.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import { returnMail } from './returnMail.ts';

const reading = { publicUrl: 'https://winkel.example', showPrices: true, ownTexts: usualTexts };
const after = (language: 'nl' | 'fr', ...events: readonly ReturnEvent[]): KnownReturn => {
  const requestedEvent: ReturnEvent = { type: 'ReturnRequested', data: { ...sampleReturn, language } };
  const state = [requestedEvent, ...events].reduce<ReturnState>(evolveReturn, noReturn);
  if (state.status === 'none') throw new Error('the return was not requested');
  return state;
};
const refusal = (answer: string): ReturnEvent => ({
  type: 'ReturnRefused',
  data: { requestedBy: '7', reason: 'too_late', answer },
});
const withdrawn: ReturnEvent = { type: 'ReturnWithdrawn', data: { withdrawnBy: '7' } };
const { returnId: number, deliveryNumber: note } = sampleReturn;

test('the mail of a refused return in French has the answer, the articles and a link', () => {
  const mail = returnMail('refused', after('fr', refusal('La date était dépassée.')), reading);
  expect(mail.subject).toBe(`Votre retour ${number} est refusé`);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(`Nous ne pouvons pas accepter votre retour pour le bon de livraison ${note}.`);
    expect(text).toContain('Notre réponse');
    expect(text).toContain('La date était dépassée.');
    for (const { name, articleNumber } of sampleReturn.lines) expect(text).toContain(`${name.fr} (${articleNumber})`);
    expect(text).toContain(`https://winkel.example/fr-mon-compte-retour?id=${number}`);
  }
});

test('the office’s answer is escaped in the HTML of the mail', () => {
  const { html, text } = returnMail('refused', after('nl', refusal('<b onclick="x">Te laat</b> & op')), reading);
  expect(text).toContain('<b onclick="x">Te laat</b> & op');
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b');
});

test.each([
  ['nl', `Je retour ${number} is geweigerd`, 'Ons antwoord', refusal('')],
  ['fr', `Votre retour ${number} est refusé`, 'Notre réponse', refusal('')],
  ['nl', `Je retour ${number} is ingetrokken`, 'Ons antwoord', withdrawn],
  ['fr', `Votre demande de retour ${number} est retirée`, 'Notre réponse', withdrawn],
] as const)('in %s, the mail “%s” without an answer has no answer section', (language, subject, answer, event) => {
  const about = event.type === 'ReturnRefused' ? 'refused' : 'withdrawn';
  const mail = returnMail(about, after(language, event), reading);
  expect(mail.subject).toBe(subject);
  expect(mail.text).not.toContain(answer);
  expect(mail.text).not.toContain('{{');
  expect(mail.text).toContain(note);
});
