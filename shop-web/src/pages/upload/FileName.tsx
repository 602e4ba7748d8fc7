import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { FileCsvIcon } from '@phosphor-icons/react/dist/csr/FileCsv';
import { FileXlsIcon } from '@phosphor-icons/react/dist/csr/FileXls';
import { useTranslation } from 'react-i18next';

/** A null name is pasted text. */
export function FileName({ name, text }: { name: string | null; text: string }) {
  const { t } = useTranslation();
  const KindIcon = name === null ? ClipboardTextIcon : /\.(xls[xmb]?|ods)$/i.test(name) ? FileXlsIcon : FileCsvIcon;
  return (
    <div className="row gap-12 shrinks grow upload-file">
      <KindIcon size={28} />
      <p className="shrinks">
        <b className="as-block breaks">{name ?? t('upload.pasted')}</b>
        <span className="as-block breaks muted">{text}</span>
      </p>
    </div>
  );
}
