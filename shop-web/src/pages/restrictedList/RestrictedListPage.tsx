import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { AllowedLine } from './AllowedLine.tsx';
import { FindToAllow } from './FindToAllow.tsx';
import styles from './RestrictedListPage.module.css';
import { useRestrictedList, type RestrictedList, type RestrictedListModel } from './useRestrictedList.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

/** Spec shopping §2, §6. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const model = useRestrictedList();
  const { data, error } = model;
  const isUnknown = error instanceof ProblemError && error.status === 404;
  useLoadingToast(isUnknown ? null : error);
  const heading = (
    <div className="below-16">
      {user.features.wish_list && (
        <Link to={path('lists')} className={`${styles['allowed-back']} inline gap-6 muted small`}>
          <CaretLeftIcon size={14} weight="bold" />
          <span>{t('lists.title')}</span>
        </Link>
      )}
      <h1 tabIndex={-1}>{data?.name ?? t('restrictedList.title')}</h1>
      {data !== undefined && (
        <p className="muted">{t(data.is_editable ? 'restrictedList.text' : 'restrictedList.boundText')}</p>
      )}
    </div>
  );
  return (
    <Page title={data?.name ?? t('restrictedList.title')} heading={heading}>
      {data !== undefined ? (
        <Loaded list={data} model={model} />
      ) : (
        error !== null && (
          <div className="card">
            {isUnknown ? (
              <EmptyState title={t('restrictedList.title')} text={t('restrictedList.noneHere')} board="veg" />
            ) : (
              <LoadFailed
                title={t('lists.failed.load')}
                text={t('lists.loadFailedText')}
                onRetry={() => void model.refetch()}
              />
            )}
          </div>
        )
      )}
    </Page>
  );
}

function Loaded({ list, model }: { list: RestrictedList; model: RestrictedListModel }) {
  const { t } = useTranslation();
  const allowed = list.lines.filter(({ artNo }) => model.isAllowed(artNo)).length;
  return (
    <>
      {list.is_editable && (
        <>
          <NameForm name={list.name} onSave={model.rename} />
          <FindToAllow model={model} />
        </>
      )}
      <section className="pad-12-16 below-16 card" aria-labelledby="allowed-all">
        <h2 className="text-16 below-8" id="allowed-all">
          {t('restrictedList.count', { count: allowed })}
        </h2>
        {list.lines.length === 0 ? (
          <EmptyState title={t('restrictedList.none')} text={t('restrictedList.noneText')} board="veg" />
        ) : (
          <ul className={`${styles['allowed-lines']} stack`} aria-label={t('restrictedList.allowed')}>
            {list.lines.map(({ artNo, product }) => (
              <AllowedLine
                key={artNo}
                artNo={artNo}
                product={product}
                isAllowed={model.isAllowed(artNo)}
                onToggle={list.is_editable ? (on) => void model.toggle(artNo, on, product) : undefined}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function NameForm({ name, onSave }: { name: string; onSave: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(name);
  return (
    <form
      className={`pad-12-16 below-16 wraps gap-12 card ${styles['allowed-rename']}`}
      onSubmit={(event) => {
        event.preventDefault();
        const trimmedName = draft.trim();
        if (trimmedName !== '' && trimmedName !== name) void onSave(trimmedName);
      }}
    >
      <label>
        <span className="as-block weight-600">{t('restrictedList.name')}</span>
        <OutlinedInput
          fullWidth
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          slotProps={{ input: { ...atMost(60, 'name') } }}
        />
      </label>
      <Button type="submit" variant="tonal">
        {t('restrictedList.saveName')}
      </Button>
    </form>
  );
}
