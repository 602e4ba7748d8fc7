import type { ValidRequest } from './validRequest.ts';

export const orderRequests = (orderNumber: string, articleNumber: string): Readonly<Record<string, ValidRequest>> => {
  const order = { params: { orderId: orderNumber } };
  const ofOffice = { params: { number: orderNumber } };
  return {
    startChanges: { ...order, body: { take_over: false } },
    updateOrderLine: { ...order, body: { article_number: articleNumber, quantity: 2 } },
    chooseUnsent: { ...order, body: { choice: 'send' } },
    submitChanges: {
      ...order,
      body: { modification_id: '00000000-0000-4000-8000-000000000002', amount_to_pay: 12.5 },
    },
    cancelOrder: { ...order, body: { reason: 'ordered_twice' } },
    cancelOrderForCustomer: { ...ofOffice, body: { reason: 'asked_by_customer' } },
    previewCorrection: { ...ofOffice, body: { wishes: [{ article_number: articleNumber, quantity: 3 }] } },
    correctOrder: {
      ...ofOffice,
      body: { reason: 'asked_by_customer', wishes: [{ article_number: articleNumber, quantity: 3 }], version: 1 },
    },
    addOrderNote: { ...ofOffice, body: { text: 'Levert langs de zijdeur.' } },
    listOrderNotes: ofOffice,
    answerAsk: { ...order, body: { answer: 'decline' } },
    lockOrder: { ...ofOffice, body: { reason: 'checking_prices', until: '2026-03-11T15:00:00Z' } },
    unlockOrder: { ...ofOffice, body: { reason: 'checked' } },
    extendDeadline: { ...ofOffice, body: { reason: 'our_mistake', until: '2026-03-12T15:00:00Z' } },
    reportOrder: {
      body: {
        order_number: orderNumber,
        kind: 'restrict',
        line_id: '1',
        update_indicator: true,
        decrease_indicator: false,
        increase_indicator: true,
        reason: 'ordered_at_supplier',
      },
    },
    getDeliveryReplacements: { params: { number: '61' } },
    chooseOrderLineReplacement: { ...order, body: { article_number: articleNumber, choice: 'ask' } },
    chooseBasketLineReplacement: { body: { article_number: articleNumber, choice: 'never' } },
    answerOrderReplacement: { ...order, body: { answers: [{ line_id: '3', accepted: true }] } },
    openReplacement: { body: { token: '61.1.none' } },
    answerReplacement: { body: { token: '61.1.none', answers: [{ line_id: '3', accepted: true }] } },
    chooseOrderSettings: { body: { order_changes: 'exclusive' } },
    orderAgain: { ...order, body: {} },
    getOrderReceipt: { params: { orderId: orderNumber, version: '1' } },
    downloadOrderReceipt: { params: { orderId: orderNumber, version: '1' } },
    compareOrderVersions: { ...order, query: { from: '1', to: '1' } },
  };
};
