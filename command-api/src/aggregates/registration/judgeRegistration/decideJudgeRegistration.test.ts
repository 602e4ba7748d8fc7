import { expect, test } from '@jest/globals';
import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import { evolveRegistration, noRegistration, type RegistrationState } from '@talloor/events/registration/state.ts';
import { sampleRegistration } from '@talloor/events/testing/sampleRegistration.ts';
import { decideJudgeRegistration, type Judgement } from './decideJudgeRegistration.ts';
import { decideActivateLogin } from '../activateLogin/decideActivateLogin.ts';

const foldEvents = (...events: readonly RegistrationEvent[]): RegistrationState =>
  events.reduce<RegistrationState>(evolveRegistration, noRegistration);
const filed: RegistrationEvent = { type: 'RegistrationFiled', data: sampleRegistration };
const accept: Judgement = {
  kind: 'accept',
  segment: 'hospital',
  customerNumber: '400001',
  isNewCustomer: true,
  reason: 'register_agrees',
};
const accepted: RegistrationEvent = {
  type: 'RegistrationAccepted',
  data: {
    registrationId: '1042',
    customerNumber: '400001',
    isNewCustomer: true,
    segment: 'hospital',
    userId: '1042',
    by: 'office',
    reason: 'register_agrees',
  },
};
const refuse: Judgement = { kind: 'refuse', language: 'fr', reason: 'Pas de livraison.' };

test('the office accepts a registration once, with its reason, and a second acceptance appends nothing', () => {
  expect(decideJudgeRegistration(accept, foldEvents(filed))).toEqual([accepted]);
  expect(decideJudgeRegistration({ ...accept, reason: 'data_checked' }, foldEvents(filed, accepted))).toEqual([]);
  expect(decideJudgeRegistration(accept, noRegistration)).toEqual({ rejected: 'registration.not_found' });
});

test('a refused registration cannot be accepted, and an accepted registration cannot be refused', () => {
  const refused: RegistrationEvent = {
    type: 'RegistrationRefused',
    data: { registrationId: '1042', language: 'fr', reason: 'Pas de livraison.' },
  };
  expect(decideJudgeRegistration(refuse, foldEvents(filed))).toEqual([refused]);
  expect(decideJudgeRegistration(accept, foldEvents(filed, refused))).toEqual({ rejected: 'registration.settled' });
  expect(decideJudgeRegistration(refuse, foldEvents(filed, accepted))).toEqual({ rejected: 'registration.settled' });
});

test('a login activated by its mail link is accepted by “link”, without an office reason', () => {
  const activationFiled: RegistrationEvent = {
    ...filed,
    data: { ...sampleRegistration, kind: 'activation', outcome: 'no_username', customerNumber: '204118' },
  };
  const decision = decideActivateLogin(foldEvents(activationFiled));
  expect(decision).toMatchObject([{ type: 'RegistrationAccepted', data: { by: 'link' } }]);
  expect(decision).not.toMatchObject([{ data: { reason: expect.anything() } }]);
});
