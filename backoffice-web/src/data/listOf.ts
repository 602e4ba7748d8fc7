import type { GetListParams, RaRecord } from 'react-admin';
import type { Callable } from '@talloor/contracts/client.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { officeClient } from './officeClient.ts';

type Total = { total?: number; pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean } };

/** `*`: more than counted. */
export function totalOf(contentRange: string | null, first: number): Total {
  const total = contentRange?.split('/')[1] ?? '0';
  if (total === '*') return { pageInfo: { hasNextPage: true, hasPreviousPage: first > 0 } };
  return { total: Number(total) };
}

type ListParams = Partial<GetListParams> & { signal?: AbortSignal | undefined };

/** @param natural field of the natural order */
export async function listOf(
  endpoint: Callable<Endpoint>,
  { pagination, sort, filter, signal }: ListParams,
  natural: string,
  order: 'ASC' | 'DESC' = 'ASC',
  after?: string,
): Promise<{ data: RaRecord[] } & Total> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const first = (page - 1) * perPage;
  const query = {
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([sort?.field ?? natural, sort?.order ?? order]),
    filter: JSON.stringify(filter ?? {}),
    ...(after !== undefined && { after }),
  };
  const { data, headers } = await officeClient.answer(endpoint, { query } as never, signal ? { signal } : {});
  return { data: data as RaRecord[], ...totalOf(headers.get('content-range'), first) };
}

/** Pages one after another go on behind the last row shown, also while new rows arrive. */
export function createKeyedList(endpoint: Callable<Endpoint>, natural: string, order: 'ASC' | 'DESC') {
  const lastRows = new Map<string, string>();
  const keyOf = ({ pagination, sort, filter }: ListParams, page: number): string =>
    JSON.stringify([page, pagination?.perPage, sort, filter]);
  return async (params: ListParams) => {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const list = await listOf(endpoint, params, natural, order, lastRows.get(keyOf(params, page - 1)));
    const last = list.data.at(-1);
    if (list.data.length === perPage && last) lastRows.set(keyOf(params, page), String(last.id));
    return list;
  };
}
