import { faqGroups } from '@talloor/rules/service/faqGroups.ts';
import { useTranslation } from 'react-i18next';
import { FaqQuestion } from './FaqQuestion.tsx';
import type { FaqItem } from './useFaq.ts';

export function FaqGroups({ items }: { readonly items: readonly FaqItem[] }) {
  const { t } = useTranslation();
  const groups = faqGroups
    .map((group) => ({ group, own: items.filter((item) => item.group === group) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ group, own }) => (
    <section key={group} className="card padded" aria-labelledby={`faq-${group}`}>
      <h2 id={`faq-${group}`}>{t(`faq.groups.${group}`)}</h2>
      {own.map((item) => (
        <FaqQuestion key={item.id} item={item} />
      ))}
    </section>
  ));
}
