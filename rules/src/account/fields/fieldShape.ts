import { z } from 'zod';
import { atMost } from './atMost.ts';
import { fieldTable, type FieldName } from './fieldTable.ts';
import { cleanField, judgeField } from './judgeField.ts';

/**
 * Wire shape, cleaned as in forms. The message of a breach is its code (`field.not_phone`).
 * @param most narrower limit than the table's
 */
export const fieldShape = (name: FieldName, most?: number) => shapeOf(name, false, most);

export const optionalFieldShape = (name: FieldName, most?: number) => shapeOf(name, true, most);

function shapeOf(name: FieldName, mayBeEmpty: boolean, most: number = fieldTable[name].max) {
  const plain = z.string('field.required');
  // Company numbers come in digits (spec after-ordering §5).
  const text = fieldTable[name].kind === 'companyNumber' ? plain : plain.overwrite((value) => cleanField(name, value));
  return text.check(atMost(most, 'field.too_long')).superRefine((value, context) => {
    const breach = judgeField(name, value, { mayBeEmpty, most });
    if (breach !== null && breach.code !== 'field.too_long') context.addIssue({ code: 'custom', message: breach.code });
  });
}
