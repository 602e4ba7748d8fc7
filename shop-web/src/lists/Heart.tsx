import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useTranslation } from 'react-i18next';
import './Heart.css';
import { useLists, type ListArticle } from './useLists.ts';

type HeartProps = {
  readonly article: ListArticle;
  readonly hasWords?: boolean;
};

/** Design 5.4. */
export function Heart({ article, hasWords = false }: HeartProps) {
  const { t } = useTranslation();
  const { isOn, listsWith, choose } = useLists();
  if (!isOn) return null;
  const isListed = listsWith(article.articleNumber).length > 0;
  const icon = <HeartIcon size={20} weight={isListed ? 'fill' : 'regular'} />;
  const pressing = {
    'aria-pressed': isListed,
    'aria-haspopup': 'dialog',
    onClick: (event: { readonly currentTarget: HTMLElement }) => choose(article, event.currentTarget),
  } as const;
  if (hasWords)
    return (
      <Button {...pressing} variant="tonal" className="heart-words" aria-label={nameOf(t('lists.inList'), article)}>
        {icon}
        <span>{t('lists.inList')}</span>
      </Button>
    );
  return (
    <IconButton
      {...pressing}
      className="heart"
      aria-label={t('lists.heart', { article: article.name })}
      title={t('lists.heartTitle')}
    >
      {icon}
    </IconButton>
  );
}

const nameOf = (visibleText: string, { name }: ListArticle): string => `${visibleText}, ${name}`;
