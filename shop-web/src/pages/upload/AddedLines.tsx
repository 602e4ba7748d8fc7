import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';

type AddedLinesProps = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly added: number;
  /** Lines that somebody still has to decide on; null while more are being added. */
  readonly open: number | null;
};

/** How many lines of the file are in the basket, the way there, and how many are left. */
export function AddedLines({ place, added, open }: AddedLinesProps) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <div ref={place} className="upload-added cluster" tabIndex={-1}>
      <CheckCircleIcon size={22} weight="fill" />
      <p>
        <b>{t('upload.inBasket', { count: added })}</b>
        {open !== null && <span>{open > 0 ? t('upload.leftOver', { count: open }) : t('upload.nothingLeft')}</span>}
      </p>
      <Link to={path('basket')}>{t('upload.toBasket')}</Link>
    </div>
  );
}
