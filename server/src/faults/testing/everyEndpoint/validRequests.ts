import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { exampleRequest } from './exampleRequest.ts';
import type { ValidRequest } from './validRequest.ts';
import { requestsByHand } from './requestsByHand.ts';
import type { Tenant } from './tenant.ts';

export function validRequests(tenant: Tenant): Readonly<Record<string, ValidRequest>> {
  const {
    basketId,
    customerNumber,
    orderNumber,
    deliveryNumber,
    returnId,
    recallId,
    listId,
    invoiceNumber,
    paymentId,
    caseId,
  } = tenant.own;
  const ids = {
    customer: customerNumber,
    basket: basketId,
    order: orderNumber,
    delivery_note: deliveryNumber,
    return: returnId,
    recall: recallId,
    invoice: invoiceNumber,
    payment: paymentId,
    list: listId,
    case: caseId,
  };
  const byHand = requestsByHand(tenant);
  const requests = allEndpoints.flatMap((endpoint) => {
    const request = byHand[endpoint.name] ?? exampleRequest(endpoint, ids);
    return request === null ? [] : [[endpoint.name, request] as const];
  });
  return Object.fromEntries(requests);
}
