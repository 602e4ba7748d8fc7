import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { addPasskey, beginPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { fieldTable } from '@talloor/rules/account/fields/fieldTable.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useFieldText } from '../../fields/useFieldText.ts';
import { createPasskey } from '../../passkeys/askDevice.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

const nothing = { name: '', password: '' };
type Field = keyof typeof nothing;
type Failure = { readonly title: string; readonly text: string };

export function PasskeyForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { t } = useTranslation();
  const { judge } = useFieldText();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const set = (field: Field, value: string) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const show = (newErrors: Partial<Record<Field, string>>) => {
    setErrors(newErrors);
    const first = (['name', 'password'] as const).find((field) => newErrors[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    return first === undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = judge('passkey_name', values.name, false);
    const isFit = show({
      ...(wrong === undefined ? {} : { name: wrong }),
      ...(values.password === '' ? { password: t('profile.passwordRequired') } : {}),
    });
    if (!isFit || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { options } = await call(beginPasskey, { body: { current_password: values.password } });
      const response = await createPasskey(options);
      if (response === null)
        return setFailure({ title: t('profile.passkeyFailed'), text: t('profile.passkeyStopped') });
      await call(addPasskey, { body: { name: cleanField('passkey_name', values.name), response } });
      setValues(nothing);
      await onAdded();
      showToast({ kind: 'ok', title: t('profile.passkeyAdded'), text: t('profile.passkeyAddedText') });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'profile.password_incorrect')
        show({ password: error.document?.title ?? t('profile.passkeyFailed') });
      else setFailure({ title: failureTitle(error, t('profile.passkeyFailed')), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="field-grid">
        <TextField
          id="passkey-name"
          className="span-6"
          inputRef={(input: HTMLInputElement | null) => void (inputs.current.name = input)}
          label={t('profile.passkeyName')}
          value={values.name}
          onChange={(event) => set('name', event.target.value)}
          error={errors.name !== undefined}
          helperText={errors.name ?? t('profile.passkeyNameHelp')}
          autoComplete="off"
          slotProps={{ htmlInput: { ...atMost(fieldTable.passkey_name.max, 'name'), 'aria-required': true } }}
        />
        <CurrentPassword
          value={values.password}
          error={errors.password}
          inputRef={(input) => void (inputs.current.password = input)}
          onChange={(value) => set('password', value)}
        />
      </div>
      {failure !== null && (
        <Notice severity="error" sx={{ mt: 2 }}>
          <b>{failure.title}</b>
          <br />
          <span>{failure.text}</span>
        </Notice>
      )}
      <div className="field-actions cluster">
        <Button type="submit" variant="outlined" aria-busy={isBusy || undefined}>
          <span>{t(isBusy ? 'profile.passkeyAdding' : 'profile.passkeyAdd')}</span>
        </Button>
      </div>
    </form>
  );
}
