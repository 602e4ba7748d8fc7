import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function PasteLines({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <form
      className="flex column at-top gap-8 card upload-paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onPaste(text);
      }}
    >
      <h2 className="text-16">{t('upload.pasteTitle')}</h2>
      <p id="upload-paste-hint" className="muted small">
        {t('upload.pasteHint')}
      </p>
      <textarea
        className="full grow pad-8-12 framed-400 round-8 white-ground tabular"
        rows={5}
        value={text}
        aria-label={t('upload.pasteLabel')}
        aria-describedby="upload-paste-hint"
        placeholder={t('upload.pasteExample')}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
        {t('upload.check')}
      </Button>
    </form>
  );
}
