import TextField from '@mui/material/TextField';
import { mostMessageLength } from '@talloor/contracts/endpoints/caseShapes.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { failureText } from '../toasts/failureText.ts';
import { failureTitle } from '../toasts/failureTitle.ts';
import { showToast } from '../toasts/toasts.ts';

/** @param onSend rejects when the reply was not taken */
export function ReplyForm({ onSend }: { onSend: (text: string) => Promise<unknown> }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return document.getElementById(id)?.focus();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onSend(text.trim());
      setText('');
      showToast({ kind: 'ok', title: t('cases.replySent'), text: '' });
    } catch (error) {
      const title = failureTitle(error, t('cases.replyFailed'));
      showToast({ kind: 'error', error, title, text: failureText(error, t) });
    }
    setIsBusy(false);
  };
  return (
    <form className="stack gap-12 items-left" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        id={id}
        label={t('cases.reply')}
        multiline
        minRows={4}
        fullWidth
        value={text}
        error={isMissing}
        helperText={isMissing ? t('cases.replyNeeded') : null}
        onChange={({ target }) => {
          setText(target.value);
          setIsMissing(false);
        }}
        slotProps={{ htmlInput: { ...atMost(mostMessageLength, 'text'), 'aria-required': true } }}
      />
      <SubmitButton aria-busy={isBusy || undefined}>
        <span>{t('cases.sendReply')}</span>
      </SubmitButton>
    </form>
  );
}
