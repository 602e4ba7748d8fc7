import type { ValidRequest } from './validRequest.ts';

export function officeDeliveryRequests(orderNumber: string): Record<string, ValidRequest> {
  const ofParked = { params: { id: '1' } };
  const message = { message_id: 'walk-2', delivery_number: '9001', kind: 'dispatched', at: '2026-03-13T09:00:00Z' };
  return {
    listParkedDeliveries: {
      query: { filter: '{"code":"delivery.not_picked"}', range: '[0,24]', sort: '["parked_at","ASC"]' },
    },
    getParkedDelivery: ofParked,
    retryParkedDelivery: { ...ofParked, body: {} },
    correctParkedDelivery: { ...ofParked, body: { reason: 'on_paper', message } },
    discardParkedDelivery: { ...ofParked, body: { reason: 'sent_twice' } },
    getOfficeDelivery: { params: { number: orderNumber } },
    reportDeliveryByHand: { params: { number: orderNumber }, body: { reason: 'on_paper', message } },
  };
}
