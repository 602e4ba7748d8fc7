import { describe, expect, test } from '@jest/globals';
import { readCallText } from './readCallText.ts';

describe('a call that is pasted for a check', () => {
  test('is read in the charset that it names, as an address and as a form', () => {
    const form = 'USERNAME=ren%E9&http_content_charset=iso-8859-1';
    const fields = { USERNAME: 'ren\u00e9', http_content_charset: 'iso-8859-1' };
    for (const text of [form, `https://shop.example/erp-inloggen?${form}`])
      expect(readCallText(text, false)).toEqual({ fields, findings: [] });
  });

  test('has unreadable characters where it names no charset', () => {
    expect(readCallText('USERNAME=ren%E9', false).findings).toEqual(['characters_unreadable']);
  });

  test('keeps every value of a repeated field', () => {
    expect(readCallText('A=1&a=2&A=3', false).fields).toEqual({ A: ['1', '3'], a: '2' });
  });
});
