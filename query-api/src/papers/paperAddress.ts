import type { ShownAddress } from '@talloor/contracts/shapes.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import type { PaperLanguage } from './openPaper.ts';

export function paperAddress(address: ShownAddress, customerName: string, language: PaperLanguage): string[] {
  const { erased } = paperTexts[language];
  const street = [address.street ?? erased, address.street_number].filter(Boolean).join(' ');
  return [
    address.name ?? (address.kind === 'default' ? customerName : erased),
    address.po_box ? `${street} / ${address.po_box}` : street,
    `${address.postal} ${address.city}`,
  ].filter((text) => text !== '');
}
