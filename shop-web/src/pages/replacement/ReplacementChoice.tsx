import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { ReplacementQuestion } from '@talloor/contracts/endpoints/replacements.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './ReplacementPage.module.css';

type Replacement = ReplacementQuestion['replacements'][number];
type ChoiceProps = {
  readonly replacement: Replacement;
  readonly at: number;
  readonly isOpen: boolean;
  readonly choice: boolean | null;
  readonly onChoose: (isAccepted: boolean) => void;
};

export function ReplacementChoice({ replacement, at, isOpen, choice, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const { ordered, instead, accepted } = replacement;
  return (
    <div className="pad-16 framed round-12 stack gap-8">
      <Article label={t('replacement.short')} article={ordered} />
      <ArrowDownIcon size={20} className={`${styles['replacement-arrow']}`} />
      <Article label={t('replacement.instead')} article={instead} />
      <Difference replacement={replacement} />
      {isOpen ? (
        <RadioChoice
          path={`answers.${at}.accepted`}
          className={`${styles['replacement-choice']}`}
          legend={<span className="sr-only">{t('replacement.legend', { article: instead.name })}</span>}
          choices={[
            { value: 'accept', label: t('replacement.accept') },
            { value: 'refuse', label: t('replacement.refuse') },
          ]}
          chosenValue={choice === null ? null : choice ? 'accept' : 'refuse'}
          onChoose={(value) => onChoose(value === 'accept')}
        />
      ) : (
        accepted !== null && (
          <p
            className={`weight-600 ${styles['replacement-said']} row gap-8 ${accepted ? 'is-accepted' : 'is-refused'}`}
          >
            {accepted ? <CheckCircleIcon size={18} weight="fill" /> : <XCircleIcon size={18} weight="fill" />}
            <span>{t(accepted ? 'replacement.accepted' : 'replacement.refused')}</span>
          </p>
        )
      )}
    </div>
  );
}

function Article({ label, article }: { readonly label: string; readonly article: Replacement['ordered'] }) {
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const { board, icon, name, article_number: number, quantity, unit, total } = article;
  return (
    <div className={`${styles['replacement-article']} stack gap-12`}>
      {board !== undefined && <Board board={board} icon={icon} />}
      <div>
        <span className="small ink-700">{label}</span>
        <span className="product-name">{unbroken(name)}</span>
        <span className="facts">
          <span>{number}</span>
          <span>{quantityOf(quantity, unit)}</span>
          {total !== null && <span>{formatAmount(language, total)}</span>}
        </span>
      </div>
    </div>
  );
}

function Difference({ replacement: { ordered, instead } }: { readonly replacement: Replacement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (ordered.total === null || instead.total === null) return null;
  const cents = Math.round(instead.total * 100) - Math.round(ordered.total * 100);
  const amount = `${cents > 0 ? '+' : '−'}${formatAmount(language, Math.abs(cents) / 100)}`;
  return <p className="weight-600">{cents === 0 ? t('replacement.same') : t('replacement.difference', { amount })}</p>;
}
