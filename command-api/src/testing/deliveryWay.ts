export const deliveryWay = (delivery: string, orderNumber: string, second = 20) => [
  {
    message_id: `${delivery}-s`,
    delivery_number: delivery,
    kind: 'scheduled',
    order_number: orderNumber,
    day: '2026-03-13',
    expected_from: '2026-03-13T08:00:00Z',
    expected_until: '2026-03-13T10:00:00Z',
    route: '14',
    stop: 2,
    stops: 9,
  },
  {
    message_id: `${delivery}-p`,
    delivery_number: delivery,
    kind: 'picked',
    at: '2026-03-12T19:00:00Z',
    lines: [
      { line_id: '1', article_number: '100001', delivered: 20, lots: [{ lot: 'L1', quantity: 20 }] },
      { line_id: '2', article_number: '100002', delivered: second },
    ],
  },
  { message_id: `${delivery}-d`, delivery_number: delivery, kind: 'dispatched', at: '2026-03-13T07:00:00+01:00' },
  { message_id: `${delivery}-e`, delivery_number: delivery, kind: 'delivered', at: '2026-03-13T09:00:00Z' },
];
