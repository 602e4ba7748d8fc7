import { getReturnPhoto, type ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPhotos } from '../../returns/sendPhotos.ts';
import { useReturnsChanged } from '../../returns/useReturns.ts';
import { shopClient } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { PhotoChoice } from './PhotoChoice.tsx';

export function ReturnPhotos({ view }: { view: ReturnView }) {
  const { t } = useTranslation();
  const refreshReturns = useReturnsChanged();
  const [isBusy, setIsBusy] = useState(false);
  const { return_id: id, photos } = view;
  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    const [failure] = await sendPhotos(id, files);
    await refreshReturns();
    setIsBusy(false);
    if (failure === undefined) showToast({ kind: 'ok', title: t('returns.photoAdded'), text: '' });
    else showToast({ kind: 'error', error: failure, title: t('returns.photoFailed'), text: failureText(failure, t) });
  };
  return (
    <section className="card padded" aria-labelledby="return-photos">
      <h2 id="return-photos">{t('returns.photos')}</h2>
      {photos.length === 0 ? (
        <p className="muted">{t('returns.noPhotos')}</p>
      ) : (
        <ul className="wraps gap-12 return-photos is-large">
          {photos.map(({ photo_id: photo, width, height }, at) => (
            <li className="row" key={photo}>
              <a href={shopClient.urlOf(getReturnPhoto, { params: { id, photo } })} target="_blank" rel="noreferrer">
                <img
                  src={shopClient.urlOf(getReturnPhoto, { params: { id, photo } })}
                  alt={t('returns.photo', { index: at + 1, total: photos.length })}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {view.may_add_photos && (
        <PhotoChoice photos={[]} uploadedCount={photos.length} isBusy={isBusy} onChange={(files) => void add(files)} />
      )}
    </section>
  );
}
