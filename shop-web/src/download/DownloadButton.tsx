import Button from '@mui/material/Button';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { MicrosoftExcelLogoIcon } from '@phosphor-icons/react/dist/csr/MicrosoftExcelLogo';
import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './DownloadButton.css';
import { useDownload, type DownloadQuery } from './useDownload.ts';

type DownloadButtonProps = {
  readonly selection: DownloadQuery;
  readonly columns?: readonly ColumnKey[] | undefined;
  readonly isLabelled?: boolean;
};

export function DownloadButton({ selection, columns, isLabelled = false }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { state, run, forget } = useDownload();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (state.kind === 'ready' && document.activeElement === document.body) link.current?.focus();
  }, [state.kind]);
  if (state.kind === 'ready')
    return (
      <Button
        variant="outlined"
        className="list-icon is-wide download"
        component="a"
        ref={link}
        href={state.url}
        target="_blank"
        onClick={forget}
      >
        <DownloadSimpleIcon size={18} />
        <span>{t('download.open')}</span>
      </Button>
    );
  const isRunning = state.kind === 'running';
  return (
    <Button
      variant="outlined"
      className={`list-icon download${isLabelled ? ' is-wide' : ''}`}
      aria-label={
        isRunning ? t('download.progress', { percent: state.percent }) : isLabelled ? undefined : t('download.button')
      }
      aria-disabled={isRunning || undefined}
      title={t('download.button')}
      onClick={() => void run(columns === undefined ? selection : { ...selection, columns: columns.join(',') })}
    >
      {isRunning ? (
        <>
          <span className="tiny weight-600 tabular">
            <span>{state.percent}</span>&nbsp;%
          </span>
          <i className="download-bar" style={{ width: `${state.percent}%` }} aria-hidden="true" />
        </>
      ) : (
        <MicrosoftExcelLogoIcon size={18} />
      )}
      {isLabelled && <span>{t('download.button')}</span>}
    </Button>
  );
}
