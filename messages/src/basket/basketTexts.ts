import { fillText, type TextLanguage, type TextParameters } from './fillText.ts';
import { fr } from './fr.ts';
import { nl, type BasketWords } from './nl.ts';

const words: Record<TextLanguage, BasketWords> = { nl, fr };

type LineError = Exclude<keyof BasketWords['lineErrors'], 'item.no_stock_until'>;

/** Rules' `lineErrorCode`. */
export const isLineError = (code: string): code is LineError =>
  Object.hasOwn(nl.lineErrors, code) && code !== 'item.no_stock_until';

type Message = Exclude<keyof BasketWords['messages'], `${string}_one` | `${string}_hidden`>;
type TotalLine = keyof BasketWords['totals'];

/** Implements rules' `BasketTexts`. */
export const basketTexts = {
  lineError: (code: LineError, parameters: TextParameters, language: TextLanguage): string => {
    const lineErrors = words[language].lineErrors;
    const dated = code === 'item.no_stock' && parameters['available_date'] !== undefined;
    return fillText(dated ? lineErrors['item.no_stock_until'] : lineErrors[code], parameters, language);
  },
  message: (code: Message, parameters: TextParameters, language: TextLanguage): string => {
    const messages: Readonly<Record<string, string | undefined>> = words[language].messages;
    const single = parameters['count'] === 1 ? messages[`${code}_one`] : undefined;
    const hidden = parameters['missing_amount'] === undefined ? messages[`${code}_hidden`] : undefined;
    return fillText(single ?? hidden ?? words[language].messages[code], parameters, language);
  },
  totalLabel: (type: TotalLine, parameters: TextParameters, language: TextLanguage): string =>
    fillText(words[language].totals[type], parameters, language),
  totalTooltip: (type: TotalLine, parameters: TextParameters, language: TextLanguage): string | null => {
    const tooltips: Readonly<Record<string, string | undefined>> = words[language].tooltips;
    const hidden = parameters['free_amount'] === undefined ? tooltips[`${type}_hidden`] : undefined;
    const text = hidden ?? tooltips[type];
    return text === undefined ? null : fillText(text, parameters, language);
  },
  freeBecause: (parameters: TextParameters, language: TextLanguage): string =>
    fillText(words[language].freeBecause, parameters, language),
  freeByPromotion: (parameters: TextParameters, language: TextLanguage): string =>
    fillText(
      words[language][parameters['promotion'] === '' ? 'freeByHidden' : 'freeByPromotion'],
      parameters,
      language,
    ),
  freeSample: (language: TextLanguage): string => words[language].freeSample,
};
