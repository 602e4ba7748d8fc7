import { expect, test } from '@jest/globals';
import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import { evolveRegistration, noRegistration, type RegistrationState } from '@talloor/events/registration/state.ts';
import { sampleRegistration } from '@talloor/events/testing/sampleRegistration.ts';
import { decideJudgeRegistration, type Judgement } from './decideJudgeRegistration.ts';
import { decideActivateLogin } from '../activateLogin/decideActivateLogin.ts';

const given = (...events: readonly RegistrationEvent[]): RegistrationState =>
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

test('the office accepts a registration once and says why; accepted again for another reason nothing is told', () => {
  expect(decideJudgeRegistration(accept, given(filed))).toEqual([accepted]);
  expect(decideJudgeRegistration({ ...accept, reason: 'data_checked' }, given(filed, accepted))).toEqual([]);
  expect(decideJudgeRegistration(accept, noRegistration)).toEqual({ rejected: 'registration.not_found' });
});

test('one that was refused is not accepted, and the other way round', () => {
  const refused: RegistrationEvent = {
    type: 'RegistrationRefused',
    data: { registrationId: '1042', language: 'fr', reason: 'Pas de livraison.' },
  };
  expect(decideJudgeRegistration(refuse, given(filed))).toEqual([refused]);
  expect(decideJudgeRegistration(accept, given(filed, refused))).toEqual({ rejected: 'registration.settled' });
  expect(decideJudgeRegistration(refuse, given(filed, accepted))).toEqual({ rejected: 'registration.settled' });
});

test('a login that the link of its mail activates was accepted by nobody of the office, and for no reason of theirs', () => {
  const known: RegistrationEvent = {
    ...filed,
    data: { ...sampleRegistration, kind: 'activation', outcome: 'no_username', customerNumber: '204118' },
  };
  const decision = decideActivateLogin(given(known));
  expect(decision).toMatchObject([{ type: 'RegistrationAccepted', data: { by: 'link' } }]);
  expect(decision).not.toMatchObject([{ data: { reason: expect.anything() } }]);
});
