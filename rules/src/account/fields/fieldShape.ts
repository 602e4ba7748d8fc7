import { z } from 'zod';
import { fieldTable, type FieldName } from './fieldTable.ts';
import { judgeField } from './judgeField.ts';

/** Wire shape of a field: trimmed and composed. The message of a breach is its code (`field.not_phone`). */
export const fieldShape = (name: FieldName) => shapeOf(name, false);

export const optionalFieldShape = (name: FieldName) => shapeOf(name, true);

function shapeOf(name: FieldName, mayBeEmpty: boolean) {
  const plain = z.string('field.required');
  const text = fieldTable[name].kind === 'companyNumber' ? plain : plain.trim().normalize('NFC');
  return text.max(fieldTable[name].max, { error: 'field.too_long', abort: true }).superRefine((value, context) => {
    const breach = judgeField(name, value, { mayBeEmpty });
    if (breach !== null) context.addIssue({ code: 'custom', message: breach.code });
  });
}
