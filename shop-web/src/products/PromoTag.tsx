import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import './ProductFacts.css';
import { usePromoWords } from './usePromoWords.ts';

/** The promo as a tag; what it promises is its tooltip, and is read out with it. */
export function PromoTag({ product, className = '' }: { product: ProductView; className?: string }) {
  const words = usePromoWords(product);
  if (words === null || product.promo === null) return null;
  const { description } = product.promo;
  const told = [...new Set([words.terms, description, words.until])].filter(
    (text) => text !== '' && text !== words.tag,
  );
  return (
    <span className={`tag is-promo ${className}`} title={told.join('. ') || undefined}>
      <TagIcon size={14} weight="fill" />
      <span>{words.tag}</span>
      {words.terms !== '' && words.terms !== words.tag && <span className="sr-only">, {words.terms}</span>}
    </span>
  );
}
