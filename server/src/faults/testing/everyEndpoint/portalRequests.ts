import type { ValidRequest } from './validRequest.ts';

export const portalRequests = (listId: string, articleNumber: string): Readonly<Record<string, ValidRequest>> => {
  const list = { params: { id: listId } };
  return {
    listPortalOrders: { query: { q: '44', user: '1', state: 'open', day: '2026-03-13', page: '1' } },
    listPortalLists: { query: { q: 'week', user: '1', page: '1' } },
    getPortalList: list,
    getPortalListHistory: list,
    changePortalList: { ...list, body: { name: 'Keuken', comments: { [articleNumber]: 'rijp' } } },
    addToPortalList: { ...list, body: { items: [articleNumber] } },
    deletePortalList: list,
  };
};
