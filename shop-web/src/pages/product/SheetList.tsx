import { FileArrowDownIcon } from '@phosphor-icons/react/dist/csr/FileArrowDown';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './ProductTabs.module.css';

/** Spec shopping §3. */
export function SheetList({ sheets }: { sheets: ProductDetailView['sheets'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['article-sheets']}>
      {sheets.map((sheet) => (
        <li key={`${sheet.type} ${sheet.name}`}>
          <a className="no-underline tall-rem row gap-8" href={sheet.url} download={sheet.name}>
            <FileArrowDownIcon size={20} />
            <span className="breaks">
              <b>{t(`productPage.sheet.${sheet.type}`)}</b> <span>{sheet.name}</span>
            </span>
            <small className="muted push nowrap">
              {t('productPage.sheetSize', { size: formatNumber(language, Math.max(1, Math.round(sheet.size / 1000))) })}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
