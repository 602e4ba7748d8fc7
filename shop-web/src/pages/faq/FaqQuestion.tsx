import Button from '@mui/material/Button';
import { readFaqItem, voteFaqItem } from '@talloor/contracts/endpoints/assortment.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../server/shopClient.ts';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './Faq.module.css';
import type { FaqItem } from './useFaq.ts';

export function FaqQuestion({ item }: { readonly item: FaqItem }) {
  const { t } = useTranslation();
  const params = { id: item.id };
  const read = useMutation({ mutationFn: () => call(readFaqItem, { params, body: {} }) });
  const vote = useMutation({
    mutationFn: (helped: boolean) => call(voteFaqItem, { params, body: { helped } }),
    onSuccess: () => announce(t('faq.thanks')),
    onError: (error) =>
      showToast({ kind: 'error', about: 'faq', title: t('faq.voteFailed'), text: failureText(error, t) }),
  });
  return (
    <details
      className={`line-below ${styles['faq-question']}`}
      onToggle={({ currentTarget }) => currentTarget.open && read.isIdle && read.mutate()}
    >
      <summary className="pointer weight-620">{item.question}</summary>
      <p className={`no-margin ${styles['faq-answer']}`}>{item.answer}</p>
      <fieldset className={`no-border no-padding above-12 cluster gap-8 ${styles['faq-vote']}`}>
        <legend className="muted">{t(vote.isSuccess ? 'faq.thanks' : 'faq.helped')}</legend>
        {([true, false] as const).map((helped) => (
          <Button
            key={String(helped)}
            size="small"
            variant="outlined"
            aria-pressed={vote.data?.helped === helped}
            disabled={vote.isPending}
            onClick={() => vote.mutate(helped)}
          >
            <span>{t(helped ? 'faq.yes' : 'faq.no')}</span>
          </Button>
        ))}
      </fieldset>
    </details>
  );
}
