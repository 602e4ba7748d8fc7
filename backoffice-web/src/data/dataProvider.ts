import type { DataProvider } from 'react-admin';
import { getOfficeOrder, listOfficeOrders } from '@talloor/contracts/calls.ts';
import { officeClient } from './officeClient.ts';

const refused = (what: string) => () =>
  Promise.reject(new Error(`orders have no ${what}: the office changes them by named actions`));

/** `orders 0-24/300` */
const totalOf = (contentRange: string | null): number => Number(contentRange?.split('/')[1] ?? 0);

/** react-admin's reads over the office contracts; business actions are named calls, never a generic edit. */
export const dataProvider = {
  getList: async (_resource, { pagination, sort, filter, signal }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const first = (page - 1) * perPage;
    const query = {
      range: JSON.stringify([first, first + perPage - 1]),
      sort: JSON.stringify([sort?.field ?? 'placed_at', sort?.order ?? 'DESC']),
      filter: JSON.stringify(filter),
    };
    const { data, headers } = await officeClient.answer(listOfficeOrders, { query }, signal ? { signal } : {});
    return { data, total: totalOf(headers.get('content-range')) };
  },
  getOne: async (_resource, { id }) => ({
    data: await officeClient.call(getOfficeOrder, { params: { number: String(id) } }),
  }),
  getMany: async (_resource, { ids }) => ({
    data: await Promise.all(ids.map((id) => officeClient.call(getOfficeOrder, { params: { number: String(id) } }))),
  }),
  getManyReference: refused('references'),
  create: refused('creation'),
  update: refused('edit'),
  updateMany: refused('edit'),
  delete: refused('deletion'),
  deleteMany: refused('deletion'),
} as DataProvider;
