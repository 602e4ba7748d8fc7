import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPhotoMegabytes, mostPhotos } from './returnDraft.ts';
import styles from './ReturnPage.module.css';

type PhotoChoiceProps = {
  readonly photos: readonly File[];
  readonly uploadedCount?: number;
  readonly isBusy?: boolean;
  readonly onChange: (photos: readonly File[]) => void;
};

export function PhotoChoice({ photos, uploadedCount = 0, isBusy = false, onChange }: PhotoChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = (files: FileList | null) => {
    if (files === null) return;
    const large = [...files].find(({ size }) => size > mostPhotoMegabytes * 1024 * 1024);
    const all = [...photos, ...files];
    const isTooMany = all.length + uploadedCount > mostPhotos;
    setError(
      large
        ? t('returns.photoTooLarge', { name: large.name, megabytes: mostPhotoMegabytes })
        : isTooMany
          ? t('returns.tooManyPhotos', { max: mostPhotos })
          : null,
    );
    if (!large && !isTooMany) onChange(all);
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles['return-photos-choice']}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={(event) => choose(event.target.files)}
      />
      <Button
        variant="outlined"
        startIcon={<ImageIcon size={20} />}
        disabled={isBusy || photos.length + uploadedCount >= mostPhotos}
        aria-describedby="return-photos-help"
        onClick={() => input.current?.click()}
      >
        {t('returns.addPhotos')}
      </Button>
      <p id="return-photos-help" className="small muted">
        {t('returns.photosHelp', { max: mostPhotos })}
      </p>
      {error !== null && (
        <p className="small field-error" role="alert">
          {error}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="wraps gap-12 return-photos" aria-label={t('returns.photos')}>
          {photos.map((photo, at) => (
            <li className="row" key={`${photo.name}-${photo.lastModified}-${at}`}>
              <Preview photo={photo} />
              <IconButton
                aria-label={t('returns.removePhoto', { name: photo.name })}
                onClick={() => onChange(photos.filter((_, index) => index !== at))}
              >
                <TrashIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ photo }: { photo: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    // The server rejects invalid images.
    createImageBitmap(photo, { resizeWidth: 176, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const target = canvas.current;
        if (!isShown || target === null) return;
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [photo]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <span className="sr-only">{photo.name}</span>
    </>
  );
}
