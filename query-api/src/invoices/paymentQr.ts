import type { SupplierBank } from '@talloor/platform/configuration.ts';
import { epcText } from '@talloor/rules/invoice/epcText.ts';
import encodeQR from 'qr';

/** EPC069-12; quiet zone of the standard. */
const look = { ecc: 'medium', border: 4 } as const;

export type PaymentQr = { readonly text: string; readonly svg: string };

/** Null where nothing can be transferred. */
export function paymentText(
  { open_cents: cents, communication }: { readonly open_cents: number; readonly communication: string | null },
  name: string | null,
  bank: SupplierBank | null,
): string | null {
  return cents > 0 && communication !== null && name !== null && bank !== null
    ? epcText({ ...bank, name, cents, communication })
    : null;
}

export const drawQr = (text: string): string => encodeQR(text, 'svg', look);

/** With the quiet zone; true is dark. */
export const qrSquares = (text: string): boolean[][] => encodeQR(text, 'raw', look);
