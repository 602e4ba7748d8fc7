import { judgeField, type FieldBreach, type FieldCode } from '@talloor/rules/account/fields/judgeField.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import type { FieldName } from '@talloor/rules/account/fields/fieldTable.ts';
import { useTranslation } from 'react-i18next';

const codes = {
  'field.required': true,
  'field.too_short': true,
  'field.too_long': true,
  'field.not_alphabetic': true,
  'field.not_alphanumeric': true,
  'field.not_readable': true,
  'field.not_digits': true,
  'field.not_phone': true,
  'field.not_email': true,
  'field.not_company_number': true,
  'field.not_postal': true,
  'field.not_date': true,
} satisfies Record<FieldCode, true>;
const isCode = (code: string): code is FieldCode => code in codes;

type FieldText = {
  /** Undefined if valid. */
  readonly judge: (rule: FieldName, value: string, mayBeEmpty: boolean) => string | undefined;
  /** Undefined for codes of other things. */
  readonly wordsOf: (code: string, rule: Pick<FieldBreach, 'least' | 'most'>) => string | undefined;
};

/** Same rules as the server. */
export function useFieldText(): FieldText {
  const { t } = useTranslation();
  return {
    judge: (rule, value, mayBeEmpty) => {
      const breach = judgeField(rule, cleanField(rule, value), { mayBeEmpty });
      return breach === null ? undefined : t(breach.code, { least: breach.least, most: breach.most });
    },
    wordsOf: (code, { least, most }) => (isCode(code) ? t(code, { least, most }) : undefined),
  };
}
