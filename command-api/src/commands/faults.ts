/** The places between two steps of a checkout, of a changed login, or of what happens by itself, where a crash must lose and double nothing. */
export type FaultPoint =
  | 'afterNumberDrawn'
  | 'afterBasketCheckedOut'
  | 'afterOrderPlaced'
  | 'afterStockReserved'
  | 'afterOrderAllocated'
  | 'afterMailSent'
  | 'afterPickingBegun'
  | 'afterStandingBasket'
  | 'afterCredentialsChanged';

/** Lets a crash test stop the process at a named place; the product itself never does anything there. */
export type Faults = { readonly reach: (point: FaultPoint) => void | Promise<void> };

export const noFaults: Faults = { reach: () => undefined };
