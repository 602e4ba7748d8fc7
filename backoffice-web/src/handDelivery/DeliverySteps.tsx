import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import type { OfficeDelivery } from './stepsOf.ts';

const stages = ['scheduled', 'picked', 'loaded', 'under_way', 'delivered'] as const;

export function DeliverySteps({ delivery }: { readonly delivery: OfficeDelivery }) {
  const { t, language } = useOfficeText();
  const reachedIndex = delivery.stage === 'none' ? -1 : stages.indexOf(delivery.stage);
  const moment = (instant: string) => formatWeekdayTime(language, Math.floor(Date.parse(instant) / 1000));
  const {
    plan,
    picked,
    loaded,
    dispatched_at: departedAt,
    delivered_at: deliveredAt,
    delivery_number: number,
  } = delivery;
  const facts: Readonly<Record<(typeof stages)[number], readonly string[]>> = {
    scheduled:
      plan === null
        ? []
        : [
            t('handDelivery.expected', { from: moment(plan.expected_from), until: moment(plan.expected_until) }),
            t('handDelivery.route', { route: plan.route, stop: plan.stop, stops: plan.stops }),
          ],
    picked: picked === null ? [] : [moment(picked.at)],
    loaded:
      loaded === null ? [] : [moment(loaded.at), t('handDelivery.containers', { count: loaded.containers.length })],
    under_way: departedAt === null ? [] : [moment(departedAt)],
    delivered: deliveredAt === null ? [] : [moment(deliveredAt)],
  };
  return (
    <section className="pad-16 office-card hand-steps stack gap-12" aria-label={t('handDelivery.steps')}>
      {number !== null && <h2>{t('handDelivery.deliveryNumber', { number })}</h2>}
      <ol className="stack">
        {stages.map((stage, place) => {
          const isDone = facts[stage].length > 0 || (place <= reachedIndex && stage !== 'loaded');
          return (
            <li
              key={stage}
              className={`flex gap-8 muted${isDone ? ' is-done' : ''}`}
              aria-current={place === reachedIndex ? 'step' : undefined}
            >
              {isDone ? (
                <CheckCircleIcon size="1.125rem" weight="fill" aria-hidden />
              ) : (
                <CircleIcon size="1.125rem" aria-hidden />
              )}
              <span>
                <b>{t(`handDelivery.step.${stage}`)}</b>
                {(isDone ? facts[stage] : [t('handDelivery.notYet')]).map((fact) => (
                  <small className="as-block" key={fact}>
                    {fact}
                  </small>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
