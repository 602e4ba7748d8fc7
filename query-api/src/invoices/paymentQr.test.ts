import { describe, expect, it } from '@jest/globals';
import jsQR from 'jsqr';
import { drawQr, paymentText, qrSquares } from './paymentQr.ts';

const bank = { iban: 'BE68539007547034', bic: 'GKCCBEBB', referenceLine: 11 } as const;
const invoice = { open_cents: 4274, communication: '090933755493' };
const text = paymentText(invoice, 'Groothandel ‘t Été nv', bank) ?? '';

function decode(squares: readonly (readonly boolean[])[], scale = 4): string | undefined {
  const size = squares.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const at = ((y * scale + dy) * size + x * scale + dx) * 4;
          pixels.fill(0, at, at + 3);
        }
    }),
  );
  return jsQR.default(pixels, size, size)?.data;
}

/** Each square is placed absolutely, or from the square before. */
function squaresOf(svg: string): boolean[][] {
  const side = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const squares = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  let [x, y] = [0, 0];
  for (const [, step, dx, dy] of svg.matchAll(/([Mm])(-?\d+) (-?\d+)/g)) {
    [x, y] = step === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    squares[y]![x] = true;
  }
  return squares;
}

describe('the QR code of a payment', () => {
  it('reads back as the text of the transfer', () => {
    expect(decode(qrSquares(text))).toBe(text);
  });

  it('is drawn as the same squares', () => {
    expect(decode(squaresOf(drawQr(text)))).toBe(text);
  });

  it('stays within version 13 for the longest name', () => {
    const longest = paymentText({ ...invoice, open_cents: 99_999_999_999 }, 'é'.repeat(90), bank) ?? '';
    expect(qrSquares(longest).length).toBeLessThanOrEqual(17 + 4 * 13 + 2 * 4);
  });

  it('is absent for a credit note, a paid invoice and a supplier without account', () => {
    expect(paymentText({ ...invoice, communication: null }, 'Talloor nv', bank)).toBeNull();
    expect(paymentText({ ...invoice, open_cents: 0 }, 'Talloor nv', bank)).toBeNull();
    expect(paymentText(invoice, 'Talloor nv', null)).toBeNull();
    expect(paymentText(invoice, null, bank)).toBeNull();
  });
});
