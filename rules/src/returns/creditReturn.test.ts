import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { creditReturn, type EarlierCredit, type PaidLine } from './creditReturn.ts';

const line = (more: Partial<PaidLine> = {}): PaidLine => ({
  lineId: '1',
  delivered: 3,
  vatRate: 6,
  depositMills: 0,
  lineTotalCents: 1000,
  ...more,
});
const returnedLine = (quantity: number, lineId = '1') => ({ lineId, quantity });

describe('the credit of a return', () => {
  test('is the returned part of the line, with VAT per rate and its deposit', () => {
    const note = {
      lines: [line({ depositMills: 4500 }), line({ lineId: '2', vatRate: 21, delivered: 2, lineTotalCents: 599 })],
      discountCents: 0,
    };
    expect(creditReturn(note, [returnedLine(1), returnedLine(2, '2')], [])).toEqual({
      lines: [
        { lineId: '1', quantity: 1, vatRate: 6, baseCents: 333, depositCents: 450 },
        { lineId: '2', quantity: 2, vatRate: 21, baseCents: 599, depositCents: 0 },
      ],
      vat: [
        { rate: 6, baseCents: 333, vatCents: 20 },
        { rate: 21, baseCents: 599, vatCents: 126 },
      ],
      baseCents: 932,
      vatCents: 146,
      depositCents: 450,
      totalCents: 1528,
    });
  });

  test('excludes the discount of the delivery note', () => {
    const credit = creditReturn({ lines: [line({ delivered: 2 })], discountCents: 100 }, [returnedLine(1)], []);
    expect(credit.baseCents).toBe(450);
  });

  test('counts a line that it names twice as one', () => {
    const note = { lines: [line({ depositMills: 125 })], discountCents: 0 };
    const [twice, whole] = [[returnedLine(1), returnedLine(1)], [returnedLine(2)]].map((lines) =>
      creditReturn(note, lines, []),
    );
    expect(whole).toMatchObject({ baseCents: 667, depositCents: 25 });
    expect({ ...twice, lines: [] }).toEqual({ ...whole, lines: [] });
  });

  test('is only the deposit for a free article', () => {
    const credit = creditReturn(
      { lines: [line({ lineTotalCents: 0, depositMills: 100 })], discountCents: 0 },
      [returnedLine(3)],
      [],
    );
    expect(credit).toMatchObject({ baseCents: 0, vatCents: 0, depositCents: 30, totalCents: 30 });
  });
});

test('over all returns of a line equals the paid amount with VAT and deposit, to the cent', () => {
  const cases = fc.record({
    parts: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 }),
    lineTotalCents: fc.integer({ min: 0, max: 2_000_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    depositMills: fc.integer({ min: 0, max: 9000 }),
  });
  fc.assert(
    fc.property(cases, ({ parts, lineTotalCents, discount, depositMills }) => {
      const delivered = parts.reduce((sum, part) => sum + part, 0) / 1000;
      const discountCents = Math.floor((lineTotalCents * discount) / 100);
      const note = { lines: [line({ delivered, lineTotalCents, depositMills })], discountCents };
      const earlier: EarlierCredit[] = [];
      let base = 0;
      let vat = 0;
      let deposit = 0;
      for (const part of parts) {
        const credit = creditReturn(note, [returnedLine(part / 1000)], earlier);
        expect(credit.baseCents).toBeGreaterThanOrEqual(0);
        expect(credit.vatCents).toBeGreaterThanOrEqual(0);
        base += credit.baseCents;
        vat += credit.vatCents;
        deposit += credit.depositCents;
        earlier.push({ quantities: credit.lines, bases: credit.lines });
      }
      expect(base).toBe(lineTotalCents - discountCents);
      const whole = creditReturn(note, [returnedLine(delivered)], []);
      expect(vat).toBe(whole.vatCents);
      expect(deposit).toBe(whole.depositCents);
    }),
  );
});
