import type { ValidRequest } from './validRequest.ts';

const ofPayment = { params: { id: 'tr_000000000000' } };

export const paymentRequests: Readonly<Record<string, ValidRequest>> = {
  createSandboxPayment: {
    body: {
      amount: { currency: 'EUR', value: '32.74' },
      description: 'Factuur 264402117',
      redirectUrl: 'http://localhost/nl/mijn-account/betaling',
      webhookUrl: 'http://localhost/api/payments/webhook',
    },
  },
  getSandboxPayment: ofPayment,
  showSandboxCheckout: ofPayment,
  endSandboxPayment: { ...ofPayment, body: { choice: 'paid' } },
};
