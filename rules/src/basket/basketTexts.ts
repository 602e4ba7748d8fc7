import type { Language } from '../facts.ts';
import type { BasketMessageCode, LineErrorCode } from './basketWire.ts';
import type { MessageParameters } from './lineError.ts';

export type TotalLineType =
  'subtotal' | 'vat' | 'subtotal_incl_vat' | 'delivery' | 'express' | 'discount' | 'empty_goods' | 'grand_total';

/** Words for codes; messages/ implements it, so that rules know no language. */
export type BasketTexts = {
  readonly lineError: (code: LineErrorCode, parameters: MessageParameters, language: Language) => string;
  readonly message: (code: BasketMessageCode, parameters: MessageParameters, language: Language) => string;
  /** `rate` is a parameter of type vat. */
  readonly totalLabel: (type: TotalLineType, parameters: MessageParameters, language: Language) => string;
  readonly totalTooltip: (type: TotalLineType, parameters: MessageParameters, language: Language) => string | null;
  /** Why an article is free: parameters `quantity`, `unit`, `name`. */
  readonly freeBecause: (parameters: MessageParameters, language: Language) => string;
  /** Why an article is free that was chosen as a sample. */
  readonly freeSample: (language: Language) => string;
};
