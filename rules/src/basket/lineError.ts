import type { BasketMessageCode, LineErrorCode } from './basketWire.ts';

/**
 * Values for a message's text. Names tell their kind: `…_amount` euros, `…_date` epoch seconds of a day, `…_at` epoch
 * seconds of an instant; all else is shown as it is.
 */
export type MessageParameters = Readonly<Record<string, string | number>>;

export type LineError = { readonly code: LineErrorCode; readonly parameters: MessageParameters };

export type BasketMessage = {
  readonly code: BasketMessageCode;
  readonly parameters: MessageParameters;
  readonly blocking: boolean;
};
