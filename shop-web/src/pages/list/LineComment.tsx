import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAtOnce } from '../../components/focusAtOnce.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import styles from './ListPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type LineCommentProps = {
  readonly comment: string;
  readonly article: string;
  readonly onSave: ((comment: string) => Promise<boolean>) | undefined;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
};

export function LineComment({ comment, article, onSave, isEditing, onEdit }: LineCommentProps) {
  const { t } = useTranslation();
  if (isEditing && onSave !== undefined)
    return <CommentForm comment={comment} article={article} onSave={onSave} onEnd={() => onEdit(false)} />;
  if (comment === '') return null;
  return (
    <span className={`above-4 ink-700 breaks ${styles['line-comment']} row gap-6 small`}>
      <ChatTextIcon size={16} />
      {onSave === undefined ? (
        <span>{comment}</span>
      ) : (
        <button
          type="button"
          className="bare-button to-left line-comment-text"
          tabIndex={-1}
          aria-label={t('lists.changeComment', { comment, article })}
          onClick={() => onEdit(true)}
        >
          {comment}
        </button>
      )}
    </span>
  );
}

type CommentFormProps = {
  readonly comment: string;
  readonly article: string;
  readonly onSave: (comment: string) => Promise<boolean>;
  readonly onEnd: () => void;
};

function CommentForm({ comment, article, onSave, onEnd }: CommentFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const end = () => {
    const menu = form.current?.closest('tr')?.querySelector<HTMLElement>('.cell-tools [aria-haspopup="menu"]');
    onEnd();
    keepFocus(() => menu);
  };
  const [draft, setDraft] = useState(comment);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const isSaved = await onSave(draft.trim());
    setIsBusy(false);
    if (isSaved) end();
  };
  return (
    <form
      ref={form}
      className={`above-4 ink-700 breaks ${styles['line-comment']} row gap-6 small`}
      onSubmit={(event) => void save(event)}
    >
      <OutlinedInput
        inputRef={focusAtOnce}
        fullWidth
        size="small"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end();
        }}
        slotProps={{ input: { 'aria-label': t('lists.commentOn', { article }), ...atMost(200, 'comments') } }}
      />
      <IconButton type="submit" aria-label={t('lists.saveComment')} title={t('lists.saveComment')}>
        <CheckIcon size={18} weight="bold" />
      </IconButton>
    </form>
  );
}
