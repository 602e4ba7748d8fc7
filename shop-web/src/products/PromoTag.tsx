import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import './ProductFacts.css';
import { Titled, type Explaining } from './Titled.tsx';
import { usePromoWords } from './usePromoWords.ts';

type PromoTagProps = {
  readonly product: ProductView;
  readonly className?: string;
  readonly explainedBy?: Explaining;
};

export function PromoTag({ product, className = '', explainedBy: Explained = Titled }: PromoTagProps) {
  const words = usePromoWords(product);
  if (words === null || product.promo === null) return null;
  const { description } = product.promo;
  const explanations = [...new Set([words.terms, description, words.until])].filter(
    (text) => text !== '' && text !== words.tag,
  );
  return (
    <Explained className={`tag is-promo ${className}`} text={explanations.join('. ')}>
      <TagIcon size={14} weight="fill" />
      <span>{words.tag}</span>
      {Explained === Titled && words.terms !== '' && words.terms !== words.tag && (
        <span className="sr-only">
          , <span>{words.terms}</span>
        </span>
      )}
    </Explained>
  );
}
