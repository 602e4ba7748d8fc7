import type { Language } from '../facts.ts';
import type { BasketMessageCode, LineErrorCode } from './basketWire.ts';
import type { MessageParameters } from './lineError.ts';

export type TotalLineType =
  | 'subtotal'
  | 'vat'
  | 'subtotal_incl_vat'
  | 'delivery'
  | 'express'
  | 'discount'
  | 'empty_goods'
  | 'grand_total';

export type BasketTexts = {
  readonly lineError: (code: LineErrorCode, parameters: MessageParameters, language: Language) => string;
  readonly message: (code: BasketMessageCode, parameters: MessageParameters, language: Language) => string;
  /** `rate` is a parameter of type vat. */
  readonly totalLabel: (type: TotalLineType, parameters: MessageParameters, language: Language) => string;
  readonly totalTooltip: (type: TotalLineType, parameters: MessageParameters, language: Language) => string | null;
  /** Parameters: `quantity`, `unit`, `name`. */
  readonly freeBecause: (parameters: MessageParameters, language: Language) => string;
  /** Parameters: `quantity`, `promotion` (empty when hidden). */
  readonly freeByPromotion: (parameters: MessageParameters, language: Language) => string;
  readonly freeSample: (language: Language) => string;
};
