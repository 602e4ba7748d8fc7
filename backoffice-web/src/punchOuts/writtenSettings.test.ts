import { describe, expect, test } from '@jest/globals';
import { readHosts, readUnits, withField, writeUnits } from './writtenSettings.ts';

describe('the typed settings of a punch-out', () => {
  test('hosts stand one a line, in any case; what is no host is named', () => {
    expect(readHosts(' ERP.example \n\nerp.example:8443, https://erp.example/hook;erp.example:65536')).toEqual({
      hosts: ['erp.example', 'erp.example:8443', 'https://erp.example/hook', 'erp.example:65536'],
      unread: ['https://erp.example/hook', 'erp.example:65536'],
    });
  });

  test('units are read as they are written; a line without both codes is named', () => {
    const { units, unread } = readUnits('pce=ST\nKGM = KG\nLTR');
    expect(units).toEqual([
      { iso: 'PCE', own: 'ST' },
      { iso: 'KGM', own: 'KG' },
    ]);
    expect(unread).toEqual(['LTR']);
    expect(readUnits(writeUnits(units)).units).toEqual(units);
    expect(readUnits('PCE=STUK').unread).toEqual(['PCE=STUK']);
  });

  test('a field of the buyer has one value, or none', () => {
    const fields = withField(withField([], 3, 'brand'), 1, 'ean');
    expect(fields).toEqual([
      { field: 1, value: 'ean' },
      { field: 3, value: 'brand' },
    ]);
    expect(withField(fields, 3, 'pack')[1]).toEqual({ field: 3, value: 'pack' });
    expect(withField(fields, 1, '')).toEqual([{ field: 3, value: 'brand' }]);
  });
});
