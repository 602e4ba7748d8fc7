import { describe, expect, it } from '@jest/globals';
import { createAdvances } from './advances.ts';

describe('announced progress', () => {
  it('repeats no position, and passes on one that falls back', () => {
    const advances = createAdvances(null);
    const seen: string[] = [];
    advances.listen((name, position) => seen.push(`${name} ${position}`));

    for (const position of ['05', '05', '07', '07', '00']) advances.announce('orders@1', position);
    advances.announce('lots@1', '00');

    expect(seen).toEqual(['orders@1 05', 'orders@1 07', 'orders@1 00', 'lots@1 00']);
  });
});
