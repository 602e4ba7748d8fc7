import type { DeliveryTermsInput } from '@talloor/catalogue/calendar/writeDeliveryTerms.ts';

/** How the demo tenant delivers beside its ordinary round. */
export const demoDeliveryTerms: DeliveryTermsInput = {
  // Who picks up on a Saturday may take less.
  momentTerms: [{ weekday: 6, minimumOrderCents: 7500 }],
  express: { feeCents: 2500, cutoffTime: '16:00', cutoffWorkdays: 1 },
  // Named by their place alone: both languages read it.
  pickupSites: [
    {
      siteId: '1',
      name: 'Dampoort',
      street: 'Dendermondsesteenweg',
      streetNumber: '12',
      postal: '9000',
      city: 'Gent',
    },
    {
      siteId: '2',
      name: 'Sclessin',
      street: 'Quai du Halage',
      streetNumber: '4',
      postal: '4000',
      city: 'Liège',
    },
  ],
  extraOrderMaxLines: 10,
  paymentTermDays: 14,
};
