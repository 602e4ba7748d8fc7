import Button from '@mui/material/Button';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteLines } from './PasteLines.tsx';
import type { UploadSource } from './sendFile.ts';
import { UploadFailure } from './UploadFailure.tsx';
import { useFileDrop } from './useFileDrop.ts';
import styles from './UploadPage.module.css';

type ChooseFileProps = {
  readonly failure: unknown;
  readonly onChoose: (source: UploadSource) => void;
};

export function ChooseFile({ failure, onChoose }: ChooseFileProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File) => onChoose({ kind: 'file', file });
  const { place, isOver } = useFileDrop<HTMLElement>(choose);
  return (
    <>
      <p className={`below-16 ${styles['upload-intro']}`}>{t('upload.intro')}</p>
      {failure !== null && <UploadFailure failure={failure} />}
      <div className={`${styles['upload-ways']} stack gap-16`}>
        <section
          ref={place}
          className={`to-center row column gap-12 ink-900 card ${styles['upload-drop']}${isOver ? ' is-over' : ''}`}
          aria-labelledby="upload-file"
        >
          <FileArrowUpIcon size={44} weight="duotone" />
          <h2 id="upload-file" className="sr-only">
            {t('upload.fileTitle')}
          </h2>
          <p className={styles['upload-drop-text']}>
            <b className="as-block text-16">{t('upload.drop')}</b>
            <span className="as-block muted">{t('upload.orChoose')}</span>
          </p>
          <Button variant="contained" onClick={() => input.current?.click()}>
            {t('upload.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            data-upload-file
            accept=".xls,.xlsx,.xlsm,.xlsb,.ods,.csv,.txt,.tsv"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) choose(file);
              // Allows the same file again.
              event.target.value = '';
            }}
          />
          <p className="muted small">{t('upload.types')}</p>
        </section>
        <PasteLines onPaste={(text) => onChoose({ kind: 'text', text })} />
      </div>
      <section className="row gap-32 apart above-16 card upload-example" aria-labelledby="upload-example">
        <div>
          <h2 className="text-16" id="upload-example">
            {t('upload.exampleTitle')}
          </h2>
          <p className="muted">{t('upload.exampleText')}</p>
        </div>
        <table className="tabular">
          <thead>
            <tr>
              <th className="weight-600 small" scope="col">
                {t('upload.article')}
              </th>
              <th className="weight-600 small" scope="col">
                {t('upload.quantityHead')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>130104</td>
              <td>6</td>
            </tr>
            <tr>
              <td>5400112268919</td>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
