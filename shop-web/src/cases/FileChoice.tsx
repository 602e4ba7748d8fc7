import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PaperclipIcon } from '@phosphor-icons/react/dist/csr/Paperclip';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { mostCaseFileBytes } from '@talloor/contracts/endpoints/contact.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cases.module.css';

type FileChoiceProps = {
  readonly files: readonly File[];
  readonly most: number;
  readonly onChange: (files: readonly File[]) => void;
};

const megabytes = mostCaseFileBytes / 1024 / 1024;

export function FileChoice({ files, most, onChange }: FileChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = (chosen: FileList | null) => {
    const all = [...files, ...(chosen ?? [])];
    const large = all.find(({ size }) => size > mostCaseFileBytes);
    const isTooMany = all.length > most;
    setError(
      large
        ? t('contact.tooLarge', { name: large.name, megabytes })
        : isTooMany
          ? t('contact.tooMany', { max: most })
          : null,
    );
    if (!large && !isTooMany) onChange(all);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="stack gap-8 items-left">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,application/pdf"
        multiple={most > 1}
        onChange={({ target }) => choose(target.files)}
      />
      <Button
        variant="outlined"
        startIcon={<PaperclipIcon size={18} />}
        disabled={files.length >= most}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {t('contact.addFile')}
      </Button>
      <p id={id} className="small muted">
        {most === 1 ? t('contact.fileHelp', { megabytes }) : t('contact.photosHelp', { max: most, megabytes })}
      </p>
      {error !== null && (
        <p className={`small weight-600 bad-700 ${styles['file-error']}`} role="alert">
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className="stack gap-4">
          {files.map((file, at) => (
            <li className="row gap-8" key={`${file.name}-${at}`}>
              <span className="breaks">{file.name}</span>
              <IconButton
                aria-label={t('contact.removeFile', { name: file.name })}
                onClick={() => onChange(files.filter((_, index) => index !== at))}
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
