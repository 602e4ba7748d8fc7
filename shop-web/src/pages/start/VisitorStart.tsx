import Button from '@mui/material/Button';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { Board } from '@talloor/look/Board.tsx';
import type { BoardName } from '@talloor/look/tokens.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useNavigationTree } from '../../lister/useNavigationTree.ts';
import { Page } from '../../shell/Page.tsx';
import { SpecialLists } from '../../specialLists/SpecialLists.tsx';
import { LastViewed } from '../../viewed/LastViewed.tsx';
import { AfterAbove } from './AfterAbove.tsx';
import { AssortmentEntry } from './AssortmentEntry.tsx';
import { Promos } from './Promos.tsx';
import { StartBanners } from './StartBanners.tsx';
import { useStartBanners } from './useStartBanners.ts';
import styles from './StartPage.module.css';

/** Euros excluding VAT (spec shopping §9). */
const minimumOrder = 150;
const freeDeliveryFrom = 300;

const boards: readonly BoardName[] = [
  'veg',
  'fish',
  'bread',
  'poultry',
  'frozen',
  'meat',
  'dairy',
  'prepared',
  'drinks',
];

export function VisitorStart() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { isPending: areBannersPending } = useStartBanners();
  const { isPending: areGroupsPending } = useNavigationTree();
  const points = [
    {
      icon: <TruckIcon size={28} weight="duotone" />,
      title: t('start.pointDelivery'),
      text: t('start.pointDeliveryText'),
    },
    {
      icon: <CoinsIcon size={28} weight="duotone" />,
      title: t('start.pointFree', { amount: formatAmount(language, freeDeliveryFrom) }),
      text: t('start.pointFreeText', { amount: formatAmount(language, minimumOrder) }),
    },
    {
      icon: <HeadsetIcon size={28} weight="duotone" />,
      title: t('start.pointService'),
      text: t('start.pointServiceText'),
    },
  ];
  return (
    <Page
      title={t('pages.start')}
      heading={
        <div className={`white stack clips ${styles['visitor-hero']}`}>
          <div>
            <h1 tabIndex={-1}>{t('start.welcome')}</h1>
            <p className={`text-16 above-8 ${styles['visitor-lead']}`}>{t('start.visitorLead')}</p>
            <Button variant="tonal" size="large" component={Link} to={path('login')}>
              {t('shell.logIn')}
            </Button>
            <p className={`above-12 small ${styles['visitor-new']}`}>
              <RichText
                i18nKey="start.newCustomer"
                components={{ b: <b />, register: <Link className="same-color" to={path('registration')} /> }}
              />
            </p>
          </div>
          <div className={`${styles['visitor-boards']} stack gap-12`} aria-hidden="true">
            {boards.map((board) => (
              <Board key={board} board={board} size="tile" />
            ))}
          </div>
        </div>
      }
    >
      <section aria-labelledby="points-title">
        <h2 id="points-title" className="sr-only">
          {t('start.sellingPoints')}
        </h2>
        <ul className={`above-16 ${styles['selling-points']} stack gap-16`}>
          {points.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-12 card padded">
              {icon}
              <span>
                <b className="as-block text-15">{title}</b>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <AfterAbove isAboveKnown={!areBannersPending && !areGroupsPending}>
        <StartBanners />
        <AssortmentEntry />
        <Promos title={t('start.promosVisitor')} />
        <SpecialLists place="start" />
        <LastViewed />
      </AfterAbove>
    </Page>
  );
}
