import { expect, test } from '@jest/globals';
import { receiverNamed } from './receiverNamed.ts';

const people = [
  { userId: '7', firstName: 'Lotte', lastName: 'Vermeersch' },
  { userId: '8', firstName: 'Zoë', lastName: "D'Hondt" },
  { userId: '9', firstName: 'Yves', lastName: 'Claes' },
  { userId: '10', firstName: 'Yvonne', lastName: 'Claes' },
];

test.each([
  ['Lotte Vermeersch', '7'],
  ['vermeersch  LOTTE', '7'],
  ['L. Vermeersch', '7'],
  ['Zoe Dhondt', '8'],
  ['Zoë D’Hondt', '8'],
  ['Z. D´Hondt', '8'],
  ['Yves Claes', '9'],
  ['Y. Claes', null],
  ['Lotte', null],
  ['Claes', null],
  ['Jan Peeters', null],
  ['', null],
])('the name %j typed at delivery names user %s', (typedName, userId) => {
  expect(receiverNamed(typedName, people)).toBe(userId);
});
