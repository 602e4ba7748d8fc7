import { expect, test } from '@jest/globals';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { evolveReturn, noReturn, type KnownReturn, type ReturnState } from '@talloor/events/return/state.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import { returnMail } from './returnMail.ts';

const reading = { publicUrl: 'https://winkel.example', showPrices: true };
const after = (language: 'nl' | 'fr', ...events: readonly ReturnEvent[]): KnownReturn => {
  const begun: ReturnEvent = { type: 'ReturnRequested', data: { ...sampleReturn, language } };
  const state = [begun, ...events].reduce<ReturnState>(evolveReturn, noReturn);
  if (state.status === 'none') throw new Error('it was not asked for');
  return state;
};
const refused = (answer: string): ReturnEvent => ({
  type: 'ReturnRefused',
  data: { requestedBy: '7', reason: 'too_late', answer },
});
const withdrawn: ReturnEvent = { type: 'ReturnWithdrawn', data: { withdrawnBy: '7' } };
const { returnId: number, deliveryNumber: note } = sampleReturn;

test('who asked in French reads in French that a return is refused, why, and of which articles', () => {
  const mail = returnMail('refused', after('fr', refused('La date était dépassée.')), reading);
  expect(mail.subject).toBe(`Votre retour ${number} est refusé`);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(`Nous ne pouvons pas accepter votre retour pour le bon de livraison ${note}.`);
    expect(text).toContain('Notre réponse');
    expect(text).toContain('La date était dépassée.');
    for (const { name, articleNumber } of sampleReturn.lines) expect(text).toContain(`${name.fr} (${articleNumber})`);
    expect(text).toContain(`https://winkel.example/fr-mon-compte-retour?id=${number}`);
  }
});

test('what the office answers is written into the page as words, never as a part of it', () => {
  const { html, text } = returnMail('refused', after('nl', refused('<b onclick="x">Te laat</b> & op')), reading);
  expect(text).toContain('<b onclick="x">Te laat</b> & op');
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b');
});

test.each([
  ['nl', `Je retour ${number} is geweigerd`, 'Ons antwoord', refused('')],
  ['fr', `Votre retour ${number} est refusé`, 'Notre réponse', refused('')],
  ['nl', `Je retour ${number} is ingetrokken`, 'Ons antwoord', withdrawn],
  ['fr', `Votre demande de retour ${number} est retirée`, 'Notre réponse', withdrawn],
] as const)('in %s, “%s” without an answer names none', (language, subject, answer, event) => {
  const about = event.type === 'ReturnRefused' ? 'refused' : 'withdrawn';
  const mail = returnMail(about, after(language, event), reading);
  expect(mail.subject).toBe(subject);
  expect(mail.text).not.toContain(answer);
  expect(mail.text).not.toContain('{{');
  expect(mail.text).toContain(note);
});
