import { callable, command, get } from './callable.ts';
import type * as office from '../endpoints/officeRegistrations.ts';
import type * as registration from '../endpoints/registration.ts';

export const getRegistrationStore = callable<typeof registration.getRegistrationStore>({
  name: 'getRegistrationStore',
  method: 'GET',
  path: '/api/registration/store',
  side: 'command',
});
export const storeRegistration = command<typeof registration.storeRegistration>(
  'storeRegistration',
  'POST',
  '/api/registration/store',
);
export const register = command<typeof registration.register>('register', 'POST', '/api/registration/register');
export const getRegistrationQuestion = command<typeof registration.getRegistrationQuestion>(
  'getRegistrationQuestion',
  'POST',
  '/api/registration/question',
);
export const answerRegistration = command<typeof registration.answerRegistration>(
  'answerRegistration',
  'POST',
  '/api/registration/answer',
);
export const activateLogin = command<typeof registration.activateLogin>(
  'activateLogin',
  'POST',
  '/api/registration/activate',
);
export const listOfficeRegistrations = get<typeof office.listOfficeRegistrations>(
  'listOfficeRegistrations',
  '/api/office/registrations',
);
export const getOfficeRegistration = get<typeof office.getOfficeRegistration>(
  'getOfficeRegistration',
  '/api/office/registrations/:id',
);
export const acceptRegistration = command<typeof office.acceptRegistration>(
  'acceptRegistration',
  'POST',
  '/api/office/registrations/:id/accept',
);
export const questionRegistration = command<typeof office.questionRegistration>(
  'questionRegistration',
  'POST',
  '/api/office/registrations/:id/question',
);
export const refuseRegistration = command<typeof office.refuseRegistration>(
  'refuseRegistration',
  'POST',
  '/api/office/registrations/:id/refuse',
);
