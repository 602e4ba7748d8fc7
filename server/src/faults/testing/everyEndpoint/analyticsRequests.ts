import type { ValidRequest } from './validRequest.ts';

export const analyticsRequests: Readonly<Record<string, ValidRequest>> = {
  getTagManagerData: {
    body: { strUrl: 'https://shop.example/131209', catalogId: '', pageId: 'product', productId: '131209' },
  },
  getAnalytics: { query: { from: '2026-03-01', to: '2026-03-31' } },
  listAnalyticsEvents: { query: { after: '1', name: 'search' } },
  listSearchMisses: { query: { filter: '{"language":"nl"}', range: '[0,24]', sort: '["times","DESC"]' } },
  collectAnalytics: {
    body: {
      web_id: '00000000-0000-4000-8000-000000000005',
      visit_id: '00000000-0000-4000-8000-000000000006',
      language: 'nl',
      device: 'phone',
      events: [
        { name: 'page_view', page: 'home' },
        { name: 'view_cart', page: 'basket', lines: 2, value: 12.5 },
      ],
    },
  },
};
