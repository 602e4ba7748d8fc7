import type { ValidRequest } from './validRequest.ts';

/** A user of the own customer, and another customer, that nobody needs. */
export type Spare = { readonly userId: string; readonly customerNumber: string };

/** Valid calls about users and customers: of those whom nobody needs, since some end them. */
export const accountRequests = ({ userId, customerNumber }: Spare): Readonly<Record<string, ValidRequest>> => {
  const user = { params: { id: userId } };
  const customer = { params: { id: customerNumber } };
  const link = { params: { id: userId, number: customerNumber } };
  return {
    listPortalUsers: {},
    changePortalRights: { params: { user_id: userId }, body: { rights: ['order'], order_limit: 250 } },
    removePortalUser: { params: { user_id: userId }, body: {} },
    listOfficeUsers: { query: { filter: '{"q":"lotte"}', range: '[0,9]', sort: '["name","ASC"]' } },
    getOfficeUser: user,
    suspendUser: { ...user, body: { reason: 'being_examined' } },
    reactivateUser: { ...user, body: { reason: 'examined' } },
    unlockUser: { ...user, body: { reason: 'identified_by_phone' } },
    linkUserToCustomer: { ...link, body: { reason: 'new_task' } },
    unlinkUserFromCustomer: { ...link, body: { reason: 'left_company' } },
    cancelUser: { ...user, body: { reason: 'double' } },
    getOfficeCustomer: customer,
    suspendCustomer: { ...customer, body: { reason: 'being_examined' } },
    reactivateCustomer: { ...customer, body: { reason: 'examined' } },
    cancelCustomer: { ...customer, body: { reason: 'double' } },
  };
};
