import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/Page.tsx';
import { BoardWall } from './BoardWall.tsx';
import styles from './LoginPage.module.css';

type LoginFrameProps = { readonly title: string; readonly children: ReactNode };

export function LoginFrame({ title, children }: LoginFrameProps) {
  const { t } = useTranslation();
  return (
    <Page title={title} heading={<></>} className={`${styles['login-page']}`} isWide>
      <div className="login">
        <div className={`relative flex column to-end clips ${styles['login-wall']}`}>
          <BoardWall />
          <div className={`relative white ${styles['login-slogan']}`}>
            <p>{t('login.slogan')}</p>
            <p>{t('login.sloganText')}</p>
          </div>
        </div>
        <div className={`white-ground stack centred shrinks ${styles['login-side']}`}>
          <div className="full shrinks login-box">{children}</div>
        </div>
      </div>
    </Page>
  );
}
