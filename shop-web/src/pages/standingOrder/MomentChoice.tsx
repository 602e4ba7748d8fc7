import { useTranslation } from 'react-i18next';
import { ListSelect } from '../../lister/ListSelect.tsx';
import type { PlanDraft, StandingOrderPageData } from './planDraft.ts';
import styles from './StandingOrderPage.module.css';

type MomentChoiceProps = {
  readonly draft: PlanDraft;
  readonly rounds: StandingOrderPageData['rounds'];
  readonly onChange: (changes: Partial<PlanDraft>) => void;
};

const leads = [0, 1, 2, 3, 4, 5];

export function MomentChoice({ draft, rounds, onChange }: MomentChoiceProps) {
  const { t } = useTranslation();
  const round = rounds.find(({ key }) => key === draft.service) ?? rounds[0];
  const windows = round?.windows ?? [];
  const change = (service: string) => {
    const next = rounds.find(({ key }) => key === service);
    const weekdays = draft.weekdays.filter((weekday) => next?.weekdays.includes(weekday));
    onChange({ service, window: null, weekdays });
  };
  return (
    <section className="card standing-card" aria-labelledby="standing-moment">
      <h2 className="text-16" id="standing-moment">
        {t('standingOrder.moment.title')}
      </h2>
      <div className={`above-12 ${styles['standing-choices']} wraps gap-8`}>
        {rounds.length > 1 && (
          <ListSelect
            path="service"
            label={t('standingOrder.moment.service')}
            value={draft.service}
            options={rounds.map(({ key, service }) => ({
              value: key,
              label:
                service?.kind === 'pickup'
                  ? t('standingOrder.moment.pickup', { site: service.name, city: service.city })
                  : t('standingOrder.moment.standard'),
            }))}
            onChange={change}
          />
        )}
        {windows.length > 1 && (
          <ListSelect
            path="window"
            label={t('standingOrder.moment.window')}
            value={draft.window ?? windows[0]?.start ?? ''}
            options={windows.map(({ start, end }) => ({ value: start, label: `${start} – ${end}` }))}
            onChange={(window) => onChange({ window })}
          />
        )}
        <ListSelect
          path="lead_workdays"
          label={t('standingOrder.moment.lead')}
          value={String(draft.lead_workdays)}
          options={leads.map((count) => ({
            value: String(count),
            label: count === 0 ? t('standingOrder.moment.lead_0') : t('standingOrder.moment.lead', { count }),
          }))}
          onChange={(value) => onChange({ lead_workdays: Number(value) })}
        />
        <ListSelect
          path="on_closed_day"
          label={t('standingOrder.moment.closed')}
          value={draft.on_closed_day}
          options={(['next', 'skip'] as const).map((value) => ({ value, label: t(`standingOrder.moment.${value}`) }))}
          onChange={(value) => onChange({ on_closed_day: value === 'skip' ? 'skip' : 'next' })}
        />
      </div>
    </section>
  );
}
