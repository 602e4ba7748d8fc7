import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanCompanyNumber, isCompanyNumber } from './companyNumber.ts';
import { fieldShape, optionalFieldShape } from './fieldShape.ts';
import { fieldTable, type FieldName } from './fieldTable.ts';
import { cleanField, judgeField } from './judgeField.ts';
import { readPhone } from './phone.ts';

const codeOf = (name: FieldName, value: string) => judgeField(name, value)?.code ?? 'fits';

test.each([
  'Đặng',
  "O'Brien",
  "'S-Gravenvoeren",
  'D’Hondt',
  'Anne-Sophie',
  'Van der Straeten',
  'Čapek',
  'Μαρία',
  'محمد',
  '山田',
  'Nguye\u0302\u0303n',
  'J.P.',
  'St. Martin',
])('%s is accepted as a name', (name) => {
  expect(codeOf('last_name', cleanField('last_name', name))).toBe('fits');
  expect(fieldShape('last_name').parse(name)).toBe(name.normalize('NFC').replace('’', "'"));
});

test.each([
  ['last_name', '', 'field.required'],
  ['last_name', '   ', 'field.required'],
  ['last_name', 'L0tte', 'field.not_alphabetic'],
  ['last_name', '<b>', 'field.not_alphabetic'],
  ['last_name', "' -", 'field.not_alphabetic'],
  ['first_name', 'x'.repeat(41), 'field.too_long'],
  ['extra_contact_name', 'x', 'field.too_short'],
  ['street_number', '12-14', 'fits'],
  ['street_number', '12.A', 'fits'],
  ['street_number', '12#', 'field.not_alphanumeric'],
  ['customer_number', '204118', 'fits'],
  ['customer_number', '20 41', 'field.not_digits'],
  ['postal', '9000', 'fits'],
  ['postal', '900', 'field.not_postal'],
  ['postal', '0900', 'field.not_postal'],
  ['postal', '90000', 'field.not_postal'],
  ['email', 'lotte@bistro.example', 'fits'],
  ['email', 'lotte@bistro', 'field.not_email'],
  ['email', 'lotte bistro@x.be', 'field.not_email'],
  ['email', 'a..b@x.be', 'field.not_email'],
  ['email', '.lotte@x.be', 'field.not_email'],
  ['email', 'lotte@x.be\r\nBcc: y@x.be', 'field.not_email'],
  ['company_name', 'Bakkerij & Zoon (Gent)', 'fits'],
  ['company_name', 'Bak\u0000kerij', 'field.not_readable'],
  ['company_number', '0417497106', 'fits'],
  ['company_number', '0417497107', 'field.not_company_number'],
  ['company_number', '2417497106', 'field.not_company_number'],
  ['company_number', 'BE 0417.497.106', 'field.not_company_number'],
  ['date', '2028-02-29', 'fits'],
  ['date', '2027-02-29', 'field.not_date'],
  ['date', '29/02/2028', 'field.not_date'],
] as const)('field %s with value %j gets code %s', (name, value, code) => {
  expect(codeOf(name, value)).toBe(code);
  const parsed = fieldShape(name).safeParse(value);
  expect(parsed.success).toBe(code === 'fits');
});

test('an optional field may be empty and keeps all other rules', () => {
  expect(optionalFieldShape('phone_2').safeParse('').success).toBe(true);
  expect(optionalFieldShape('phone_2').safeParse('12').error?.issues[0]?.message).toBe('field.not_phone');
});

test.each([
  ['0485 12 34 56', '+32485123456'],
  ['09 223 45 67', '+3292234567'],
  ['04/221.34.56', '+3242213456'],
  ['+32 (0)9 223 45 67', '+3292234567'],
  ['0032 485 12 34 56', '+32485123456'],
  ['(02) 512 34 56', '+3225123456'],
  ['+31 6 12345678', '+31612345678'],
  ['+352 26 12 34 56', '+35226123456'],
  ['485 12 34 56', null],
  ['0485 12 34 5', null],
  ['0485 12 34 567', null],
  ['+32 485 12 34 5678', null],
  ['+1234567890123456', null],
  ['12', null],
  ['bel me', null],
  ['+', null],
])('the phone number %s is normalised to %s', (input, dialled) => expect(readPhone(input)).toBe(dialled));

test.each(['BE 0417.497.106', 'be0417497106', '0417 497 106', '417.497.106', ' 0417497106 '])(
  'a company number pasted as %j is cleaned to its ten digits',
  (pasted) => {
    expect(cleanCompanyNumber(pasted)).toBe('0417497106');
    expect(fieldShape('company_number').safeParse(pasted).success).toBe(false);
  },
);

test('a company number with one wrong digit is refused', () => {
  const numbers = fc.integer({ min: 2_000_000, max: 19_999_999 }).map((base) => {
    const first = String(base).padStart(8, '0');
    return `${first}${String(97 - (base % 97)).padStart(2, '0')}`;
  });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
      expect(isCompanyNumber(number)).toBe(true);
      const wrong = String((Number(number[at]) + shift) % 10);
      expect(isCompanyNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false);
    }),
  );
});

test('cleaning twice equals cleaning once, and a value that passes the form passes the contract', () => {
  const names = Object.keys(fieldTable) as FieldName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 300 }), (name, input) => {
      const cleaned = cleanField(name, input);
      expect(cleanField(name, cleaned)).toBe(cleaned);
      expect(fieldShape(name).safeParse(cleaned).success).toBe(judgeField(name, cleaned) === null);
    }),
    { numRuns: 500 },
  );
});
