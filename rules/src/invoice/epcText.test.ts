import { describe, expect, it } from '@jest/globals';
import { epcText, type EpcTransfer } from './epcText.ts';

const transfer: EpcTransfer = {
  name: 'Talloor nv',
  iban: 'BE68 5390 0754 7034',
  bic: 'GKCCBEBB',
  cents: 4274,
  communication: '090933755493',
  referenceLine: 11,
};

describe('the text of an EPC QR code', () => {
  it('has the structured communication as text on line 11', () => {
    expect(epcText(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'GKCCBEBB',
      'Talloor nv',
      'BE68539007547034',
      'EUR42.74',
      '',
      '',
      '+++090/9337/55493+++',
    ]);
  });

  it('has the structured communication as reference on line 10, where a bank wants that, and no empty end', () => {
    const lines = epcText({ ...transfer, referenceLine: 10, bic: null }).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[4]).toBe('');
    expect(lines[9]).toBe('+++090/9337/55493+++');
  });

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i cents with a dot and two decimals', (cents, amount) => {
    expect(epcText({ ...transfer, cents })).toContain(`\n${amount}\n`);
  });

  it.each([0, -1, 0.5, 100_000_000_000])('refuses an amount of %d cents', (cents) => {
    expect(() => epcText({ ...transfer, cents })).toThrow(RangeError);
  });

  it('cuts a long name at 70 letters and keeps it on one line', () => {
    const name = epcText({ ...transfer, name: `Groothandel\n${'é'.repeat(80)}` }).split('\n')[5];
    expect(Array.from(name ?? '')).toHaveLength(70);
  });
});
