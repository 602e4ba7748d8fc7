import type { DataProvider, RaRecord } from 'react-admin';
import { officeRole } from '@talloor/rules/account/officeRights.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { getOfficeOrder, listOfficeCustomers, listOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { getOfficeUser, listOfficeUsers } from '@talloor/contracts/endpoints/officeAccounts.ts';
import {
  createApiKey,
  getOfficeImport,
  listApiKeys,
  listCatalogueChanges,
  listImports,
  revokeApiKey,
} from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { listSearchMisses } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { getOfficeCustomer, listOfficeRequests } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { getParkedDelivery, listParkedDeliveries } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { listFaqMisses } from '@talloor/contracts/endpoints/officeFaq.ts';
import {
  getOfficeInvoice,
  getOfficePayment,
  listOfficeInvoices,
  listOfficePayments,
} from '@talloor/contracts/endpoints/officeInvoices.ts';
import { getOfficePunchOut, listOfficePunchOuts } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { getOfficeCase, listOfficeCases } from '@talloor/contracts/endpoints/officeCases.ts';
import { getOfficeRecall, listOfficeRecalls } from '@talloor/contracts/endpoints/officeRecalls.ts';
import {
  getOfficeRestrictedList,
  listOfficeRestrictedLists,
  nameRestrictedListManagers,
} from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { getOfficeRole, listOfficeRoles } from '@talloor/contracts/endpoints/officeRoles.ts';
import { getOfficeReturn, listOfficeReturns } from '@talloor/contracts/endpoints/officeReturns.ts';
import { contentProvider, isContent } from './contentProvider.ts';
import { createKeyedList, listOf } from './listOf.ts';
import { listOfficeDocumentRequests } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { officeClient } from './officeClient.ts';

const rejectUnsupported = (resource: string, what: string) =>
  Promise.reject(new Error(`${resource} have no ${what}: the office changes them by named actions`));

const getters: Readonly<Record<string, (id: string) => Promise<RaRecord>>> = {
  orders: (number) => officeClient.call(getOfficeOrder, { params: { number } }),
  imports: (id) => officeClient.call(getOfficeImport, { params: { id } }),
  customers: (id) => officeClient.call(getOfficeCustomer, { params: { id } }),
  returns: (id) => officeClient.call(getOfficeReturn, { params: { id } }),
  cases: (id) => officeClient.call(getOfficeCase, { params: { id } }),
  recalls: (id) => officeClient.call(getOfficeRecall, { params: { id } }),
  invoices: (number) => officeClient.call(getOfficeInvoice, { params: { number } }),
  payments: (id) => officeClient.call(getOfficePayment, { params: { id } }),
  parkedDeliveries: (id) => officeClient.call(getParkedDelivery, { params: { id } }),
  punchOuts: (id) => officeClient.call(getOfficePunchOut, { params: { id } }),
  officeRoles: async (id) => {
    const role = officeRole.safeParse(id);
    if (!role.success) throw new ProblemError('not_found', 404, null);
    return officeClient.call(getOfficeRole, { params: { id: role.data } });
  },
  users: (id) => officeClient.call(getOfficeUser, { params: { id } }),
  restrictedLists: (id) => officeClient.call(getOfficeRestrictedList, { params: { id } }),
};
const getOne = (resource: string, id: unknown): Promise<RaRecord> =>
  getters[resource]?.(String(id)) ?? rejectUnsupported(resource, 'page of their own');

const listOrders = createKeyedList(listOfficeOrders, 'placed_at', 'DESC');

/** Business actions are separate calls. */
export const dataProvider = {
  getList: (resource, params) => {
    if (isContent(resource)) return contentProvider.getList(resource, params);
    switch (resource) {
      case 'orders':
        return listOrders(params);
      case 'customers':
        return listOf(listOfficeCustomers, params, 'name');
      case 'imports':
        return listOf(listImports, params, 'imported_at', 'DESC');
      case 'catalogueChanges':
        return listOf(listCatalogueChanges, params, 'id', 'DESC');
      case 'requests':
        return listOf(listOfficeRequests, params, 'requested_at');
      case 'returns':
        return listOf(listOfficeReturns, params, 'requested_at');
      case 'cases':
        return listOf(listOfficeCases, params, 'filed_at');
      case 'recalls':
        return listOf(listOfficeRecalls, params, 'opened_at', 'DESC');
      case 'invoices':
        return listOf(listOfficeInvoices, params, 'issued_on', 'DESC');
      case 'payments':
        return listOf(listOfficePayments, params, 'started_at', 'DESC');
      case 'documentRequests':
        return listOf(listOfficeDocumentRequests, params, 'requested_at', 'DESC');
      case 'parkedDeliveries':
        return listOf(listParkedDeliveries, params, 'parked_at');
      case 'punchOuts':
        return listOf(listOfficePunchOuts, params, 'started_at', 'DESC');
      case 'searchMisses':
        return listOf(listSearchMisses, params, 'times', 'DESC');
      case 'faqMisses':
        return listOf(listFaqMisses, params, 'times', 'DESC');
      case 'users':
        return listOf(listOfficeUsers, params, 'name');
      case 'officeRoles':
        return listOf(listOfficeRoles, params, 'id');
      case 'restrictedLists':
        return listOf(listOfficeRestrictedLists, params, 'managers');
      case 'apiKeys':
        return listOf(listApiKeys, params, 'created_at', 'DESC');
      default:
        return rejectUnsupported(resource, 'list');
    }
  },
  getOne: async (resource, params) =>
    isContent(resource) ? contentProvider.getOne(resource, params) : { data: await getOne(resource, params.id) },
  getMany: async (resource, params) => {
    if (isContent(resource)) return contentProvider.getMany(resource, params);
    if (resource === 'customers') return listOf(listOfficeCustomers, { filter: { id: params.ids } }, 'name');
    return { data: await Promise.all(params.ids.map((id) => getOne(resource, id))) };
  },
  getManyReference: (resource) => rejectUnsupported(resource, 'references'),
  create: async (resource, params) => {
    if (isContent(resource)) return contentProvider.create(resource, params);
    if (resource !== 'apiKeys') return rejectUnsupported(resource, 'creation');
    return { data: await officeClient.call(createApiKey, { body: params.data as never }) };
  },
  update: async (resource, params) => {
    if (isContent(resource)) return contentProvider.update(resource, params);
    if (resource !== 'restrictedLists') return rejectUnsupported(resource, 'edit');
    const request = { params: { id: String(params.id) }, body: params.data as never };
    return { data: await officeClient.call(nameRestrictedListManagers, request) };
  },
  updateMany: (resource) => rejectUnsupported(resource, 'edit of many'),
  delete: async (resource, params) => {
    if (isContent(resource)) return contentProvider.delete(resource, params);
    if (resource !== 'apiKeys') return rejectUnsupported(resource, 'deletion');
    return { data: await officeClient.call(revokeApiKey, { params: { id: String(params.id) } }) };
  },
  deleteMany: (resource) => rejectUnsupported(resource, 'deletion of many'),
} as DataProvider;
