import type { AccountEvent } from '../account/account.ts';

/** Places the sample order. */
export const sampleAccount: Extract<AccountEvent, { type: 'AccountRegistered' }>['data'] = {
  userId: '7',
  username: 'lotte',
  firstName: 'Lotte',
  lastName: 'Vermeersch',
  email: 'lotte@lindegaard.example',
  language: 'nl',
  roles: ['customer'],
};
