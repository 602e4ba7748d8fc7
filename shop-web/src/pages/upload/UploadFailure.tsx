import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../toasts/failureText.ts';
import styles from './UploadPage.module.css';

export function UploadFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation();
  const document = failure instanceof ProblemError ? failure.document : null;
  return (
    <div className={`pad-12-16 below-16 round-8 ${styles['upload-failure']} row at-top gap-12`} role="alert">
      <WarningCircleIcon size={22} weight="fill" />
      <p>
        <b className="as-block">{document?.title ?? t('upload.failed')}</b>
        <span className="as-block">{document?.detail ?? failureText(failure, t)}</span>
      </p>
    </div>
  );
}
