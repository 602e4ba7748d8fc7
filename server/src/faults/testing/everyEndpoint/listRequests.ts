import type { ValidRequest } from './validRequest.ts';

const standingPlan = {
  schedule: { kind: 'weekly', weekdays: [4] },
  window: '08:30',
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
};

export const listRequests = (
  { listId, basketId }: { readonly listId: string; readonly basketId: string },
  articleNumber: string,
): Readonly<Record<string, ValidRequest>> => ({
  listWishLists: { query: { types: 'mine,shared' } },
  getWishList: { params: { id: listId } },
  listWishListGroups: { params: { id: listId, type: 'mine' } },
  listWishListItems: { params: { id: listId, type: 'mine' } },
  exportWishList: { params: { wishlistId: listId } },
  toggleListItem: { params: { id: listId, artNo: articleNumber }, query: { on: 'true' } },
  toggleListItemByPost: { params: { id: listId, artNo: articleNumber }, body: { on: true } },
  createList: { body: { name: 'Weekmenu', items: [articleNumber] } },
  updateList: {
    params: { id: listId },
    body: {
      name: 'Kaart',
      is_shared: true,
      comments: { [articleNumber]: 'rijp' },
      order: [articleNumber],
      remove: ['999999'],
    },
  },
  addToList: { params: { id: listId }, body: { items: [articleNumber] } },
  setStandingOrder: { params: { id: listId }, body: { ...standingPlan, quantities: { [articleNumber]: 4 } } },
  getStandingOrder: { params: { id: listId } },
  listStandingOrders: {},
  listStandingDates: { body: { ...standingPlan, schedule: { kind: 'dates', days: ['2026-03-19'] } } },
  getStandingRun: { params: { basketId } },
  pauseStandingOrder: { params: { id: listId }, body: { until: '2026-04-20' } },
  resumeStandingOrder: { params: { id: listId } },
  skipStandingDate: { params: { id: listId }, body: { day: '2026-03-19' } },
  restoreStandingDate: { params: { id: listId }, body: { day: '2026-03-19' } },
  endStandingOrder: { params: { id: listId } },
  deleteList: { params: { id: listId } },
});
