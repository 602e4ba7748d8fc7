import Button from '@mui/material/Button';
import {
  answerOrderReplacement,
  answerReplacement,
  type ReplacementQuestion,
} from '@talloor/contracts/endpoints/replacements.ts';
import { formatLongDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import type { ReachedBy } from './reachedBy.ts';
import { ReplacementChoice } from './ReplacementChoice.tsx';

type CardProps = {
  readonly by: ReachedBy;
  readonly question: ReplacementQuestion;
  readonly onAnswered: () => void;
};

export function ReplacementQuestionCard({ by, question, onAnswered }: CardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { isLoggedIn } = useSession();
  const queryClient = useQueryClient();
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [isIncomplete, setIsIncomplete] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const { status } = question;
  const isWaiting = status === 'waiting';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const answers = question.replacements.flatMap(({ line_id: id }) => {
        const choice = choices[id];
        return choice === undefined ? [] : [{ line_id: id, accepted: choice }];
      });
      return 'token' in by
        ? call(answerReplacement, { body: { ...by, answers } })
        : call(answerOrderReplacement, { params: { orderId: by.order }, body: { answers } });
    },
    onSuccess: (answeredQuestion) => {
      queryClient.setQueryData(['replacement', by], answeredQuestion);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: onAnswered,
  });
  useEffect(() => {
    if (isSuccess || error !== null) notice.current?.focus();
  }, [isSuccess, error]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = question.replacements.every(({ line_id: id }) => choices[id] !== undefined);
    setIsIncomplete(!isWhole);
    if (isWhole && !isPending) mutate();
  };
  const moment = (at: number) => `${formatLongDay(language, at)} ${formatTime(language, at)}`;
  return (
    <form className="card padded replacement" noValidate onSubmit={send}>
      <p>
        <RichText
          i18nKey="replacement.lead"
          values={{
            order: question.order_number,
            customer: question.customer_name,
            day: formatLongDay(language, question.delivery_date),
          }}
          components={{ b: <b /> }}
        />
      </p>
      {error !== null && isWaiting && (
        <Notice severity="error" ref={notice} tabIndex={-1}>
          <b>{failureTitle(error, t('replacement.failed'))}</b>
          <br />
          <span>{failureText(error, t)}</span>
        </Notice>
      )}
      {status === 'waiting' ? (
        <p>
          <b>{t('replacement.until', { moment: moment(question.answer_until) })}</b>
        </p>
      ) : (
        <Notice severity={status === 'answered' ? 'success' : 'info'} ref={notice} tabIndex={-1}>
          <b>{t(`replacement.status.${status}`)}</b>
          <br />
          <span>
            {t(`replacement.statusText.${status}`, { moment: moment(question.answered_at ?? question.answer_until) })}
          </span>
        </Notice>
      )}
      {question.replacements.map((each, at) => (
        <ReplacementChoice
          at={at}
          key={each.line_id}
          replacement={each}
          isOpen={isWaiting}
          choice={choices[each.line_id] ?? null}
          onChoose={(isAccepted) => setChoices((before) => ({ ...before, [each.line_id]: isAccepted }))}
        />
      ))}
      {isIncomplete && (
        <Notice severity="error" role="alert">
          {t('replacement.incomplete')}
        </Notice>
      )}
      <div className="wraps gap-12">
        {isWaiting && (
          <Button type="submit" variant="contained" size="large" aria-busy={isPending || undefined}>
            <span>{t(isPending ? 'replacement.sending' : 'replacement.send')}</span>
          </Button>
        )}
        {isLoggedIn ? (
          <Button component={Link} to={`${path('orderDetail')}?order=${question.order_number}`} variant="text">
            {t('replacement.toOrder')}
          </Button>
        ) : (
          <Button component={Link} to={path('start')} variant="text">
            {t('replacement.toShop')}
          </Button>
        )}
      </div>
    </form>
  );
}
