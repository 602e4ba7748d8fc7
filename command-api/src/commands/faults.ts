/** Places where a crash must neither lose nor repeat a step. */
export type FaultPoint =
  | 'afterNumberDrawn'
  | 'afterBasketCheckedOut'
  | 'afterOrderPlaced'
  | 'afterStockReserved'
  | 'afterOrderAllocated'
  | 'afterMailSent'
  | 'afterPickingBegun'
  | 'afterStandingBasket'
  | 'afterCredentialsChanged'
  | 'afterPaymentStarted'
  | 'afterInvoiceReserved'
  | 'afterCreditHeld'
  | 'afterPaymentRefused'
  | 'afterPaymentPrepared'
  | 'afterProviderCreated'
  | 'afterPaymentCreated'
  | 'afterPaymentFinished'
  | 'afterCreditUsed'
  | 'afterMoneyReceived'
  | 'afterInvoiceReleased'
  | 'afterCreditReleased'
  | 'afterPaymentSettled';

/** No effect in the product. */
export type Faults = { readonly reach: (point: FaultPoint) => void | Promise<void> };

export const noFaults: Faults = { reach: () => undefined };
