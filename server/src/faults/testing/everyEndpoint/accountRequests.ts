import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import type { ValidRequest } from './validRequest.ts';

export type Spare = { readonly userId: string; readonly customerNumber: string };

const token = 'A'.repeat(43);

const march = { from: '2026-03-01', to: '2026-03-31' };

const newLogin = { username: 'noor.verhaeghe', password: 'Kersenpit-2026', confirmation: 'Kersenpit-2026' };

const passkey = { id: 'AA', rawId: 'AA', type: 'public-key' };

export const accountRequests = (
  { userId, customerNumber }: Spare,
  ownNumber: string,
): Readonly<Record<string, ValidRequest>> => {
  const user = { params: { id: userId } };
  const customer = { params: { id: customerNumber } };
  const change = { params: { id: customerNumber, request: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12' } };
  const link = { params: { id: userId, number: customerNumber } };
  return {
    getStatistics: { query: { ...march, customer_numbers: ownNumber, by: 'article', group: 'AGF', brand: 'Delta' } },
    getStatisticsOrders: { query: { ...march, customer_numbers: ownNumber, by: 'article', key: '131209' } },
    downloadStatistics: { query: { ...march, by: 'month' } },
    downloadStatisticsCsv: { query: { ...march, by: 'user' } },
    openMailedStatistics: { query: { token } },
    requestStatistics: { body: { ...march, customer_numbers: [ownNumber], second_recipient: 'nora@talloor.example' } },
    changePortalRights: { params: { user_id: userId }, body: { rights: ['order'], order_limit_cents: null } },
    removePortalUser: { params: { user_id: userId }, body: {} },
    listOfficeInvitations: customer,
    inviteUser: {
      body: {
        first_name: 'Noor',
        last_name: 'Verhaeghe',
        email: 'noor@talloor.example',
        language: 'nl',
        rights: ['order'],
        order_limit_cents: 25_000,
      },
    },
    renewInvitation: { params: { invitation_id: '99999999' }, body: {} },
    withdrawInvitation: { params: { invitation_id: '99999999' }, body: {} },
    openInvitation: { body: { token } },
    acceptInvitation: { body: { token, login: newLogin, accept_terms: true } },
    acceptInvitationWithLogin: { body: { token } },
    listOfficeUsers: { query: { filter: '{"q":"lotte"}', range: '[0,9]', sort: '["name","ASC"]' } },
    getOfficeUser: user,
    suspendUser: { ...user, body: { reason: 'being_examined' } },
    reactivateUser: { ...user, body: { reason: 'examined' } },
    unlockUser: { ...user, body: { reason: 'identified_by_phone' } },
    linkUserToCustomer: { ...link, body: { reason: 'new_task' } },
    changeUserRights: {
      ...link,
      body: { rights: ['order', 'portal'], order_limit_cents: 25_000, reason: 'no_manager' },
    },
    changeUserRoles: { ...user, body: { roles: ['auditor'], reason: 'new_task' } },
    getCompanyLogo: { query: { v: 'abcdefghijklmnop' } },
    getPhoto: { params: { id: '0123456789abcdef'.repeat(2), file: '320.webp' } },
    inviteOfficeUser: {
      body: {
        email: 'imke@talloor.example',
        first_name: 'Imke',
        last_name: 'Peeters',
        language: 'nl',
        roles: ['auditor'],
      },
    },
    listOfficeRoles: { query: { range: '[0,9]' } },
    getOfficeRole: { params: { id: 'facet-manager' } },
    changeOfficeRole: { params: { id: 'facet-manager' }, body: { rights: ['configure_facets'] } },
    unlinkUserFromCustomer: { ...link, body: { reason: 'left_company' } },
    cancelUser: { ...user, body: { reason: 'double' } },
    getOfficeCustomer: customer,
    getOfficeEmpties: customer,
    correctEmpties: { ...customer, body: { kind: 'crate', count: 2, reason: 'counted_at_customer' } },
    getOfficeOrderSettings: customer,
    chooseOfficeOrderSettings: { ...customer, body: { order_changes: 'exclusive', reason: 'asked_by_customer' } },
    suspendCustomer: { ...customer, body: { reason: 'being_examined' } },
    reactivateCustomer: { ...customer, body: { reason: 'examined' } },
    cancelCustomer: { ...customer, body: { reason: 'double' } },
    startCustomerView: {
      params: { id: '99999999', number: customerNumber },
      body: { reason: 'complaint' },
    },
    endCustomerView: { body: {} },
    sendPasswordLink: { ...user, body: { reason: 'asked_by_user' } },
    listOfficeRequests: { query: { filter: '{"part":"done"}', range: '[0,9]' } },
    acceptCustomerChange: { ...change, body: { reason: 'address_checked', answer: 'Vanaf 1 april.' } },
    refuseCustomerChange: { ...change, body: { reason: 'incomplete', answer: 'Welke bus?' } },
    forgotPassword: { body: { username: 'nobody', email: 'nobody@talloor.example' } },
    forgotUsername: { body: { email: 'nobody@talloor.example' } },
    checkResetLink: { body: { token } },
    resetPassword: { body: { token, password: 'Kersenpit-2026', confirmation: 'Kersenpit-2026' } },
    punchIn: { body: { USERNAME: 'nobody', PASSWORD: 'Kersenpit-2026', HOOK_URL: 'https://erp.example/' } },
    punchInByLink: { query: { USERNAME: 'nobody', PASSWORD: 'Kersenpit-2026', HOOK_URL: 'https://erp.example/' } },
    checkPunchOut: { body: { method: 'POST', call: 'USERNAME=nobody&PASSWORD=Kersenpit-2026' } },
    getOfficePunchOut: { params: { id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31' } },
    getOfficePunchOutSettings: customer,
    listOfficePunchOuts: { query: { filter: '{"outcome":"opened"}', range: '[0,9]' } },
    changeOfficePunchOutSettings: {
      ...customer,
      body: {
        ...usualPunchOutSettings,
        hosts: ['erp.example'],
        units: [{ iso: 'PCE', own: 'ST' }],
        custom_fields: [{ field: 1, value: 'brand' }],
        reason: 'mistake',
      },
    },
    sendBasketBack: { body: { basket_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32' } },
    endUserSession: { params: { id: '0'.repeat(32) } },
    changeProfile: {
      body: {
        gender: 'ms',
        first_name: 'Nora',
        last_name: 'Peeters',
        phone_1: '09 123 45 67',
        email: 'nora@talloor.example',
        language: 'nl',
      },
    },
    confirmEmail: { body: { token: 'none' } },
    changeUsername: { body: { username: 'nora.peeters', current_password: 'Verkeerd-2026' } },
    changePassword: { body: { current_password: 'Verkeerd-2026', password: 'Kersenpit-2026' } },
    beginPasskey: { body: { current_password: 'Verkeerd-2026' } },
    addPasskey: {
      body: {
        name: 'Telefoon',
        response: { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      },
    },
    removePasskey: { params: { passkey_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31' } },
    loginWithPasskey: {
      body: { response: { ...passkey, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } } },
    },
    requestCustomerChange: {
      params: { customer_number: ownNumber },
      body: {
        kind: 'delivery',
        address: { addressee: 'Zaal', street: 'Kouter', street_number: '2', postal: '9000', city: 'Gent' },
      },
    },
  };
};
