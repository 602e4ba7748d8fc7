import Button from '@mui/material/Button';
import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatDate } from '@talloor/rules/format/dates.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useIsMusselPackage } from '../../mussels/useMussels.ts';
import type { GoneOffer } from '../../products/offerOf.ts';
import { PriceBlock } from '../../products/PriceBlock.tsx';
import { ProductLink } from '../../products/ProductLink.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './BuyCard.module.css';

const reasons = {
  out_of_assortment: { title: 'productPage.outOfAssortment', text: 'productPage.outOfAssortmentText' },
  not_orderable: { title: 'productPage.notOrderable', text: 'productPage.notOrderableText' },
  no_stock: { title: 'productPage.noStock', text: 'productPage.noStockText' },
} as const;

type UnavailableProps = {
  readonly article: string;
  readonly offer: GoneOffer;
  readonly replacement: ProductView['replacement'];
};

/** Spec shopping §4. */
export function Unavailable({ article, offer, replacement }: UnavailableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const backOn = offer.kind === 'no_stock' ? offer.availableOn : null;
  const reason = reasons[offer.kind];
  const path = usePath();
  const isMusselPackage = useIsMusselPackage(article);
  if (offer.kind === 'not_orderable' && isMusselPackage)
    return (
      <div className={`${styles['buy-unavailable']} stack gap-8`}>
        <p>{t('mussels.apart')}</p>
        <Button component={Link} to={path('mussels')} variant="contained">
          {t('mussels.order')}
        </Button>
      </div>
    );
  const ReasonIcon = offer.kind === 'no_stock' ? CalendarXIcon : ProhibitIcon;
  return (
    <div className={styles['buy-unavailable']}>
      <p className={`flex gap-8 pad-12 round-8 ink-700${offer.kind === 'no_stock' ? ' is-time' : ''}`}>
        <ReasonIcon size={20} />
        <span>
          <b className="as-block">{t(reason.title)}</b>
          <span>
            {backOn === null ? t(reason.text) : t('productPage.noStockUntil', { day: formatDate(language, backOn) })}
          </span>
        </span>
      </p>
      {replacement !== null && <InItsPlace {...replacement} />}
    </div>
  );
}

function InItsPlace({ article_number: number, name }: NonNullable<ProductView['replacement']>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer } = useSession();
  const { data, isPending } = useQuery({
    queryKey: ['products', 'by-number', customer?.customer_number ?? null, language, number],
    queryFn: ({ signal }) => call(getProducts, { query: { articles: number } }, { signal }),
  });
  const [product] = data?.products ?? [];
  return (
    <section aria-label={t('productPage.replacement')} aria-busy={isPending} className="above-16">
      <h2 className="text-15 below-8">{t('productPage.replacement')}</h2>
      {product === undefined ? (
        <ProductLink articleNumber={number}>{unbroken(name)}</ProductLink>
      ) : (
        <OrderInstead product={product} />
      )}
    </section>
  );
}

function OrderInstead({ product: listedProduct }: { product: ProductView }) {
  const shownProduct = useShownProduct(listedProduct);
  const change = useQuantityChange();
  const { product, priced, offer, quantity } = shownProduct;
  return (
    <div className={`stack ${styles['buy-replacement-row']}`}>
      <Board board={product.board} icon={product.icon} photo={product.image} />
      <span>
        <ProductLink articleNumber={product.article_number} className="product-name">
          {unbroken(product.name)}
        </ProductLink>
        <small className="facts">
          <span>{product.article_number}</span>
          {product.pack !== '' && <span>{unbroken(product.pack)}</span>}
        </small>
      </span>
      <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} />
      <QuantityControl
        product={priced}
        offer={offer}
        quantity={quantity}
        isAdding={shownProduct.isAdding}
        isReadOnly={shownProduct.isReadOnly}
        onChange={(requestedQuantity) => change(product, requestedQuantity)}
      />
    </div>
  );
}
