import { z } from 'zod';
import { fieldTable, type FieldName } from './fieldTable.ts';
import { judgeField } from './judgeField.ts';

/**
 * The shape of a field on the wire. Spaces around it go and accents become one character; a breach's message is the code of
 * the rule (`field.not_phone`). A company number is its ten digits and nothing else.
 */
export const fieldShape = (name: FieldName) => shapeOf(name, false);

/** The same for a field that may be left empty. */
export const optionalFieldShape = (name: FieldName) => shapeOf(name, true);

function shapeOf(name: FieldName, mayBeEmpty: boolean) {
  const plain = z.string('field.required');
  const text = fieldTable[name].kind === 'companyNumber' ? plain : plain.trim().normalize('NFC');
  return text.max(fieldTable[name].max, { error: 'field.too_long', abort: true }).superRefine((value, context) => {
    const breach = judgeField(name, value, { mayBeEmpty });
    if (breach !== null) context.addIssue({ code: 'custom', message: breach.code });
  });
}
