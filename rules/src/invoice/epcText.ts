import { communicationText } from './communicationText.ts';

export type EpcTransfer = {
  /** Beneficiary. */
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly cents: number;
  /** Structured communication: 12 digits. */
  readonly communication: string;
  /** 10: as reference, 11: as text. Banks differ. */
  readonly referenceLine: 10 | 11;
};

const longestName = 70;

/**
 * EPC QR code (EPC069-12, version 002, UTF-8).
 * @throws RangeError for an amount that cannot be transferred
 */
export function epcText({ name, iban, bic, cents, communication, referenceLine }: EpcTransfer): string {
  if (!Number.isInteger(cents) || cents < 1 || cents > 99_999_999_999) throw new RangeError('no amount to transfer');
  const reference = communicationText(communication);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    Array.from(name.replaceAll(/\s+/g, ' ').trim()).slice(0, longestName).join(''),
    iban.replaceAll(' ', ''),
    `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    '',
    referenceLine === 10 ? reference : '',
    referenceLine === 11 ? reference : '',
  ];
  return lines.join('\n').replace(/\n+$/, '');
}
