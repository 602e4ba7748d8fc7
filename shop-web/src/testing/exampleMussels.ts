import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';

export const exampleMussels: MusselSaleView = {
  deliveryAddress: { name: 'Bistro Lindegaard', address: 'Predikherenlei 14', postal: '9000', city: 'Gent' },
  holidays: [epochOfDay('2026-04-06')],
  closingDays: [],
  saleStart: '2026-01-10',
  saleEnd: '2026-04-18',
  priorityStart: '2026-03-01',
  priorityEnd: '2026-03-31',
  vatPercentage: 6,
  isPriorityCustomer: false,
  isAfternoonOnlyCustomer: false,
  isReferenceRequired: false,
  orderLimit: null,
  packagingOptions: [
    { articleNumber: '121151', weightKg: 1, pricePerKg: 6.9 },
    { articleNumber: '121152', weightKg: 2.5, pricePerKg: 6.75 },
    { articleNumber: '121153', weightKg: 5, pricePerKg: 6.5 },
  ],
  deliveryMoments: [],
};
