import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import {
  acceptRegistration,
  type OfficeRegistrationDetail,
  questionRegistration,
  refuseRegistration,
} from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import '../content/ContentForm.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { useRowKeysChoice } from '../orders/RowKeysChoice.tsx';
import { RegistrationDetail, type RegistrationAct } from './RegistrationDetail.tsx';
import { RegistrationDialog, type RegistrationDecision } from './RegistrationDialog.tsx';
import { RegistrationQueue } from './RegistrationQueue.tsx';
import './Registrations.css';
import { useActKeys } from './useActKeys.ts';
import { registrationsKey, useRegistration, useRegistrations } from './useRegistrations.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';

const tabs = ['todo', 'waiting', 'done'] as const;

/** The next one opens after a decision. */
export const RegistrationsPage = () => {
  const { t } = useOfficeText();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'todo';
  const { data, isError, refetch } = useRegistrations(tab);
  const registrations = data?.registrations ?? [];
  const chosenId = query.get('id') ?? registrations[0]?.id ?? null;
  const detail = useRegistration(chosenId);
  const keys = useRowKeysChoice();
  const mayJudge = useMayEdit('manage_customers') === true;
  const counts = data?.counts;
  const next = registrations.find(({ id }) => id !== chosenId)?.id;
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('registrations.title')}>
          {counts && (
            <span className="text-15 weight-560 muted">{t('registrations.toDo', { count: counts.todo })}</span>
          )}
        </OfficeHeading>
        <nav
          className="flex framed-400 round-8 clips white-ground registration-tabs"
          aria-label={t('registrations.tabsAbout')}
        >
          {tabs.map((name) => (
            <button
              className="clear text-14 weight-560 ink-700"
              key={name}
              type="button"
              aria-current={name === tab ? 'page' : undefined}
              onClick={() => setQuery({ tab: name })}
            >
              <span>{t(`registrations.tabs.${name}`)}</span>
              {counts && name !== 'done' && <span>{` ${counts[name]}`}</span>}
            </button>
          ))}
        </nav>
      </div>
      {isError && !data ? (
        <LoadFailed text={t('content.failed')} onRetry={() => void refetch()} />
      ) : data && registrations.length === 0 && query.get('id') === null ? (
        <div className="office-block">
          <h2>{t(`registrations.empty.${tab}`)}</h2>
        </div>
      ) : (
        <div className="registrations" aria-busy={!data}>
          <div>
            <RegistrationQueue registrations={registrations} tab={tab} chosenId={chosenId} />
            {mayJudge && (
              <label className="tall-rem row gap-8 muted small">
                <input type="checkbox" checked={keys.areOn} onChange={(event) => keys.choose(event.target.checked)} />
                <span>{t('registrations.keys')}</span>
              </label>
            )}
          </div>
          {detail.isError && !detail.data ? (
            <RecordMissing
              error={detail.error}
              notFound={t('registrations.notFound')}
              list={{ to: '/registrations', label: t('registrations.list') }}
              onRetry={() => void detail.refetch()}
            />
          ) : (
            detail.data && (
              <Chosen
                key={detail.data.id}
                registration={detail.data}
                mayJudge={mayJudge}
                areKeysOn={keys.areOn}
                openNext={() => setQuery(next === undefined ? { tab } : { tab, id: next })}
              />
            )
          )}
        </div>
      )}
    </>
  );
};

type ChosenProps = {
  readonly registration: OfficeRegistrationDetail;
  readonly mayJudge: boolean;
  readonly areKeysOn: boolean;
  readonly openNext: () => void;
};

const Chosen = ({ registration, mayJudge, areKeysOn, openNext }: ChosenProps) => {
  const { t } = useOfficeText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [act, setAct] = useState<RegistrationAct | null>(null);
  const [segment, setSegment] = useState<string>(registration.segment ?? registration.sector);
  const isOpen = ['todo', 'waits_for_answer', 'waits_for_link'].includes(registration.status);
  const { id } = registration;
  const name = registration.company_name ?? t('registrations.erased');
  useActKeys(areKeysOn && mayJudge && isOpen && act === null, setAct);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  const { mutateAsync: go } = useMutation({
    mutationFn: async (decision: RegistrationDecision) => {
      const params = { id };
      if (decision.act === 'accept') {
        const sector = sectors.find((each) => each === segment) ?? 'other';
        const body = { segment: sector, reason: decision.reason };
        const result = await officeClient.call(acceptRegistration, { params, body });
        return t('registrations.accepted', { name, number: result.customer_number });
      }
      const { language, text } = decision;
      if (decision.act === 'question') {
        await officeClient.call(questionRegistration, { params, body: { language, question: text } });
        return t('registrations.asked', { name });
      }
      await officeClient.call(refuseRegistration, { params, body: { language, reason: text } });
      return t('registrations.refused', { name });
    },
    onSuccess: async (message) => {
      notify(message, { type: 'success' });
      setAct(null);
      openNext();
      await Promise.all([
        queries.invalidateQueries({ queryKey: registrationsKey }),
        queries.invalidateQueries({ queryKey: ['work'] }),
      ]);
    },
  });
  return (
    <div ref={heading}>
      <RegistrationDetail
        registration={registration}
        segment={segment}
        chooseSegment={setSegment}
        onAct={mayJudge ? setAct : null}
      />
      {act !== null && (
        <RegistrationDialog
          registration={registration}
          act={act}
          segment={segment}
          onClose={() => setAct(null)}
          onGo={async (decision) => {
            await go(decision);
          }}
        />
      )}
    </div>
  );
};
