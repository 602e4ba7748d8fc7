import type { ValidRequest } from './validRequest.ts';

export const walkedPhoto = '00000000-0000-4000-8000-000000000003';

export function returnRequests(
  { deliveryNumber, returnId }: { readonly deliveryNumber: string; readonly returnId: string },
  articleNumber: string,
): Record<string, ValidRequest> {
  const ofReturn = { params: { id: returnId } };
  return {
    toggleReturnLine: { params: { number: deliveryNumber, lineId: '1' }, body: { returned: true } },
    requestReturn: {
      body: {
        delivery_number: deliveryNumber,
        delivery_date: '2026-03-13',
        contact: { name: 'Lotte Vermeersch', email: 'lotte@bistrolindegaard.example' },
        lines: [
          {
            line_id: '1',
            article_number: articleNumber,
            quantity: 1,
            reason: 'damaged',
            best_before: '2026-06-30',
            comment: 'Doos ingedeukt',
          },
        ],
      },
    },
    findLots: { query: { lot: 'L2603', article: '131209' } },
    listReturns: { query: { page: '1' } },
    withdrawReturn: { ...ofReturn, body: {} },
    addReturnPhoto: { ...ofReturn, body: 'not yet a photo' },
    getReturnPhoto: { params: { id: returnId, photo: walkedPhoto } },
    getOfficeReturnPhoto: { params: { id: returnId, photo: walkedPhoto } },
    listOfficeReturns: { query: { filter: '{"part":"planned"}', range: '[0,24]', sort: '["requested_at","ASC"]' } },
    getOfficeReturn: ofReturn,
    acceptReturn: { ...ofReturn, body: { reason: 'photo_shows_it', answer: 'Hou ze koel' } },
    refuseReturn: { ...ofReturn, body: { reason: 'too_late', answer: 'Te laat gemeld' } },
    planReturnCollection: { ...ofReturn, body: { day: '2026-03-17', reason: 'next_delivery' } },
    collectReturn: { ...ofReturn, body: { day: '2026-03-13', lines: [{ line_id: '1', quantity: 1 }] } },
    creditReturn: { ...ofReturn, body: {} },
  };
}
