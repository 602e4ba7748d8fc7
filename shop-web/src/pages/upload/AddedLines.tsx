import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';

type AddedLinesProps = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly addedCount: number;
  readonly open: number | null;
};

export function AddedLines({ place, addedCount, open }: AddedLinesProps) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <div ref={place} className="pad-12-16 below-16 round-8 upload-added cluster" tabIndex={-1}>
      <CheckCircleIcon size={22} weight="fill" />
      <p>
        <b className="as-block">{t('upload.inBasket', { count: addedCount })}</b>
        {open !== null && (
          <span className="as-block">{open > 0 ? t('upload.leftOver', { count: open }) : t('upload.nothingLeft')}</span>
        )}
      </p>
      <Link className="same-color weight-620" to={path('basket')}>
        {t('upload.toBasket')}
      </Link>
    </div>
  );
}
