import type { RegistrationEvent, RegistrationFiled } from '../registration/events.ts';

export const sampleRegistration: RegistrationFiled = {
  registrationId: '1042',
  kind: 'registration',
  outcome: 'created',
  language: 'fr',
  sector: 'care_home',
  companyType: 'association',
  vatLiable: true,
  businessId: '0417497106',
  companyName: 'Résidence Les Tilleuls ASBL',
  claimedCustomer: null,
  customerNumber: null,
  existingUserId: null,
  delivery: { postal: '5000', city: 'Namur', street: 'Rue des Carmes', streetNumber: '44', box: '', country: 'BE' },
  invoice: null,
  tookRegisterAddress: false,
  register: { found: 'no' },
  contact: {
    salutation: 'mrs',
    firstName: 'Fabienne',
    lastName: 'Lejeune',
    position: 'Responsable cuisine',
    phone: '081 00 00 42',
    mobile: '',
    email: 'cuisine@tilleuls.example',
    extraEmail: 'compta@tilleuls.example',
  },
  username: 'fabienne.tilleuls',
  termsAcceptedAt: '2026-03-13T08:58:00.000Z',
};

/** The last two are alternative ends. */
export const registrationStory: RegistrationEvent[] = [
  { type: 'RegistrationFiled', data: sampleRegistration },
  {
    type: 'RegistrationMailSent',
    data: { about: 'filed', language: 'fr', recipientCount: 1, messageId: 'registration-a@talloor.example' },
  },
  { type: 'RegistrationQuestioned', data: { registrationId: '1042', language: 'fr', question: 'Quel quai ?' } },
  { type: 'RegistrationAnswered', data: { registrationId: '1042', answer: 'Le quai 2.' } },
  {
    type: 'RegistrationAccepted',
    data: {
      registrationId: '1042',
      customerNumber: '400001',
      isNewCustomer: true,
      segment: 'care_home',
      userId: '1042',
      by: 'office',
      reason: 'register_agrees',
    },
  },
  { type: 'RegistrationRefused', data: { registrationId: '1042', language: 'fr', reason: 'Pas de livraison.' } },
];
