import { expect, test } from '@jest/globals';
import { isStructuredCommunication, structuredCommunicationOf } from './structuredCommunication.ts';

test.each(['090933755493', '000000000097'])('%s is a structured communication', (digits) => {
  expect(isStructuredCommunication(digits)).toBe(true);
  expect(structuredCommunicationOf(digits.slice(0, 10))).toBe(digits);
});

test.each(['090933755494', '000000000000', '09093375549', '0909337554931', '09093375549x'])(
  '%s is no structured communication',
  (digits) => {
    expect(isStructuredCommunication(digits)).toBe(false);
  },
);
