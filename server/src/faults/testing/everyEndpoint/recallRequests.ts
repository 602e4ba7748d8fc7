import type { ValidRequest } from './validRequest.ts';

export function recallRequests({
  recallId,
  customerNumber,
  deliveryNumber,
}: {
  readonly recallId: string;
  readonly customerNumber: string;
  readonly deliveryNumber: string;
}): Record<string, ValidRequest> {
  const ofRecall = { params: { id: recallId } };
  const lines = [{ delivery_number: deliveryNumber, line_id: '1', held: 3, used: 2, destroyed: 1 }];
  const version = '0'.repeat(64);
  const words = { nl: 'Glas in de rijst', fr: 'Du verre dans le riz' };
  return {
    acknowledgeRecall: { ...ofRecall, body: { version, lines } },
    listOfficeRecalls: { query: { filter: '{"part":"closed"}', range: '[0,24]', sort: '["opened_at","DESC"]' } },
    getOfficeRecall: ofRecall,
    getRecallHistory: ofRecall,
    exportRecall: ofRecall,
    previewRecall: { query: { lots: 'L2603,L2604', articles: '131209' } },
    openRecall: { body: { lots: ['L0000'], articles: ['131209'], title: words, reason: words, instruction: words } },
    remindOfRecall: { ...ofRecall, body: { customer_number: customerNumber } },
    acknowledgeRecallFor: {
      ...ofRecall,
      body: { customer_number: customerNumber, reason: 'told_by_phone', version, lines },
    },
    closeRecall: { ...ofRecall, body: { reason: 'mistake' } },
  };
}
