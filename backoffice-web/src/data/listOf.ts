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

/** @param natural field of the natural order */
export async function listOf(
  endpoint: Callable<Endpoint>,
  { pagination, sort, filter, signal }: Partial<GetListParams> & { signal?: AbortSignal | undefined },
  natural: string,
  order: 'ASC' | 'DESC' = 'ASC',
): Promise<{ data: RaRecord[] } & Total> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const first = (page - 1) * perPage;
  const query = {
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([sort?.field ?? natural, sort?.order ?? order]),
    filter: JSON.stringify(filter ?? {}),
  };
  const { data, headers } = await officeClient.answer(endpoint, { query } as never, signal ? { signal } : {});
  return { data: data as RaRecord[], ...totalOf(headers.get('content-range'), first) };
}
