import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import '../../components/Crumbs.css';
import '../../components/pageLayout.css';
import { useMay } from '../../session/useMay.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { CheckLines } from './CheckLines.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ReadingFile } from './ReadingFile.tsx';
import styles from './UploadPage.module.css';
import { UploadSteps } from './UploadSteps.tsx';
import { useUpload } from './useUpload.ts';

/** Spec shopping §4; design 5.19. */
export function Component() {
  const { user, customer } = useSession();
  const of = `${user.id} ${customer?.customer_number ?? ''}`;
  return <UploadOf key={of} of={of} />;
}

function UploadOf({ of }: { of: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const upload = useUpload(of);
  const { state } = upload;
  const mayOrder = useMay('order');
  // A step removes what led to it.
  const lastKind = useRef(state.kind);
  useEffect(() => {
    if (lastKind.current !== state.kind && lastKind.current !== 'restoring') keepFocus();
    lastKind.current = state.kind;
  }, [state.kind]);
  const heading = (
    <>
      <nav className="crumbs crumbs-trail" aria-label={t('shell.crumbs')}>
        <ol className="wraps small muted">
          <li>
            <Link to={path('start')}>{t('pages.start')}</Link>
          </li>
          <li className={styles['upload-crumb-back']}>
            <Link to={path('basket')}>{t('pages.basket')}</Link>
          </li>
          <li aria-current="page">{t('pages.upload')}</li>
        </ol>
      </nav>
      <div className="row apart gap-24 below-16 page-head">
        <h1 tabIndex={-1}>{t('pages.upload')}</h1>
        <UploadSteps current={state.kind === 'checking' || state.kind === 'restoring' ? 'check' : 'choose'} />
      </div>
    </>
  );
  return (
    <Page title={t('pages.upload')} heading={heading} className={`${styles['upload-page']}`}>
      {!mayOrder ? (
        <p className="card padded">{t('portal.mayNotOrder')}</p>
      ) : state.kind === 'choosing' ? (
        <ChooseFile failure={state.failure} onChoose={upload.read} />
      ) : state.kind === 'reading' ? (
        <ReadingFile
          name={state.source.kind === 'file' ? state.source.file.name : null}
          part={state.part}
          onStop={upload.stop}
        />
      ) : state.kind === 'restoring' ? (
        <ReadingFile name={state.kept.name} part={null} onStop={upload.stop} />
      ) : (
        <CheckLines state={state} upload={upload} />
      )}
    </Page>
  );
}
