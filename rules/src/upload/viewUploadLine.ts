import type { Language, ProductFacts } from '../facts.ts';
import { usableReplacement } from '../product/usableReplacement.ts';
import type { JudgedRow } from './judgeUpload.ts';

type Reader = { readonly showPrices: boolean; readonly language: Language };

/** Null when prices are hidden. */
export function viewUploadLine(
  { row, verdict, reasons, product, becomes, adds, together, cents }: JudgedRow,
  { showPrices, language }: Reader,
) {
  return {
    verdict,
    reasons: reasons.map(({ code, parameters }) => ({ code, parameters: { ...parameters } })),
    product: product && viewProduct(product, verdict === 'unavailable', language),
    becomes,
    adds,
    together,
    amount: cents === null || !showPrices ? null : cents / 100,
    ...row,
  };
}

function viewProduct(product: ProductFacts, isUnavailable: boolean, language: Language) {
  const { articleNumber, name, brand, pack, image, board, icon, orderableByOrderUnit, orderUnit, salesUnit } = product;
  const replacement = isUnavailable ? usableReplacement(product) : null;
  return {
    article_number: articleNumber,
    name: name[language],
    brand,
    pack: pack[language],
    image,
    board,
    icon,
    unit: (orderableByOrderUnit ? orderUnit : salesUnit)[language],
    replacement: replacement && { article_number: replacement.articleNumber, name: replacement.name[language] },
  };
}
