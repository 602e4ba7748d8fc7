import { z } from 'zod';
import { lengthOf } from './lengthOf.ts';

/** Counts characters, instead of zod's UTF-16 units. The OpenAPI document shows the limit. */
export function atMost(most: number, message?: string) {
  const check = z.check<string>((context) => {
    if (lengthOf(context.value) <= most) return;
    const tooBig = { code: 'too_big', origin: 'string', maximum: most, inclusive: true } as const;
    context.issues.push({ ...tooBig, input: context.value, ...(message === undefined ? {} : { message }) });
  });
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag['maximum'] = Math.min(most, Number(bag['maximum'] ?? Infinity));
  });
  return check;
}
