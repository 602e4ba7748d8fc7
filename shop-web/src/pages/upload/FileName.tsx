import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { FileCsvIcon } from '@phosphor-icons/react/dist/csr/FileCsv';
import { FileXlsIcon } from '@phosphor-icons/react/dist/csr/FileXls';
import { useTranslation } from 'react-i18next';
import type { UploadSource } from './sendFile.ts';

/** Which file it is, by its name and a picture of its kind, and something about it. */
export function FileName({ source, text }: { source: UploadSource; text: string }) {
  const { t } = useTranslation();
  const name = source.kind === 'file' ? source.file.name : t('upload.pasted');
  const KindIcon = source.kind === 'text' ? ClipboardTextIcon : /\.xls[xm]?$/i.test(name) ? FileXlsIcon : FileCsvIcon;
  return (
    <div className="upload-file">
      <KindIcon size={28} />
      <p>
        <b>{name}</b>
        <span className="muted">{text}</span>
      </p>
    </div>
  );
}
