import type { DataProvider, RaRecord } from 'react-admin';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import type { Callable } from '@talloor/contracts/client.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { bodyOf, type ContentName } from '../content/contentRows.ts';
import { officeClient } from './officeClient.ts';
import { listOf } from './listOf.ts';

export const isContent = (resource: string): resource is ContentName => Object.hasOwn(officeContents, resource);

const idsPerCall = 40;

const callsOf = (resource: string) =>
  officeContents[resource as ContentName] as unknown as Readonly<
    Record<'list' | 'get' | 'save' | 'create' | 'remove', Callable<Endpoint>>
  >;
const call = async (endpoint: Callable<Endpoint>, input: { params?: object; body?: unknown }): Promise<RaRecord> =>
  (await officeClient.call(endpoint, input as never)) as RaRecord;

export const contentProvider = {
  getList: (resource, params) => listOf(callsOf(resource).list, params, 'id'),
  getOne: async (resource, { id }) => ({ data: await call(callsOf(resource).get, { params: { id: String(id) } }) }),
  getMany: async (resource, { ids }) => {
    const data: RaRecord[] = [];
    for (let first = 0; first < ids.length; first += idsPerCall) {
      const filter = { id: ids.slice(first, first + idsPerCall).map(String) };
      const pagination = { page: 1, perPage: idsPerCall };
      data.push(...(await listOf(callsOf(resource).list, { filter, pagination }, 'id')).data);
    }
    return { data };
  },
  create: async (resource, { data }) => ({
    data: await call(callsOf(resource).create, { body: bodyOf(resource as ContentName, data) }),
  }),
  update: async (resource, { id, data }) => ({
    data: await call(callsOf(resource).save, {
      params: { id: String(id) },
      body: bodyOf(resource as ContentName, data),
    }),
  }),
  delete: async (resource, { id }) => ({
    data: await call(callsOf(resource).remove, { params: { id: String(id) } }),
  }),
} as Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete'>;
