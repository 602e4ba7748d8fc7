import type { BasketMessageCode, LineErrorCode } from './basketWire.ts';

/**
 * Values for a message's text. Names tell their kind: `…_amount` euros, `…_date` epoch seconds of a day, `…_at` epoch
 * seconds of an instant; all else is shown as it is.
 */
export type MessageParameters = Readonly<Record<string, string | number>>;

export type LineError = { readonly code: LineErrorCode; readonly parameters: MessageParameters };

type Notice = 'basket.closing_soon';
/** Holds the basket back: it cannot be ordered as it stands. */
export type BlockingMessage = {
  readonly code: Exclude<BasketMessageCode, Notice>;
  readonly parameters: MessageParameters;
  readonly blocking: true;
};
export type BasketMessage =
  BlockingMessage | { readonly code: Notice; readonly parameters: MessageParameters; readonly blocking: false };
