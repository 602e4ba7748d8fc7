import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { formatShortDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { TFunction } from 'i18next';
import type { Language } from '../paths.ts';

/** Empty if the verdict suffices. */
export const reasonTexts = (line: UploadLine, language: Language, t: TFunction): readonly string[] =>
  line.reasons.map(({ code, parameters }) => {
    const formatted: Record<string, string> = {};
    for (const [name, value] of Object.entries(parameters))
      formatted[name] = typeof value === 'number' && name !== 'row' ? formatNumber(language, value) : String(value);
    const until = parameters['available_date'];
    if (code === 'no_stock' && typeof until === 'number')
      return t('upload.reason.no_stock_until', { day: formatShortDay(language, until) });
    return t(`upload.reason.${code}`, { ...formatted, unit: line.product?.unit ?? '' });
  });

/** A, B … Z, AA. */
export const columnName = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : `${columnName(Math.floor(place / 26) - 1)}${columnName(place % 26)}`;
