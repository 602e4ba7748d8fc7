import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';

export const paymentPoints = [
  'afterPaymentStarted',
  'afterInvoiceReserved',
  'afterCreditHeld',
  'afterPaymentRefused',
  'afterPaymentPrepared',
  'afterProviderCreated',
  'afterPaymentCreated',
  'afterPaymentFinished',
  'afterCreditUsed',
  'afterMoneyReceived',
  'afterInvoiceReleased',
  'afterCreditReleased',
  'afterPaymentSettled',
] as const satisfies readonly FaultPoint[];
