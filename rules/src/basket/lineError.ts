import type { BasketMessageCode, LineErrorCode } from './basketWire.ts';

/** Suffixes name the unit: `…_amount` euros, `…_date` epoch seconds of a day, `…_at` epoch seconds of an instant. */
export type MessageParameters = Readonly<Record<string, string | number>>;

export type LineError = { readonly code: LineErrorCode; readonly parameters: MessageParameters };

type Notice = 'basket.closing_soon' | 'basket.last_minutes';
export type BlockingMessage = {
  readonly code: Exclude<BasketMessageCode, Notice>;
  readonly parameters: MessageParameters;
  readonly blocking: true;
};
export type BasketMessage =
  | BlockingMessage
  | { readonly code: Notice; readonly parameters: MessageParameters; readonly blocking: false };
