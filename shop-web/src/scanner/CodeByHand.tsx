import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { codeDigits, gtinOf } from '@talloor/rules/product/articleCode.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type CodeByHandProps = {
  readonly label: string;
  readonly isLooking: boolean;
  readonly onCode: (code: string) => void;
  /** Accepted codes besides barcodes. */
  readonly isAlsoCode?: ((code: string) => boolean) | undefined;
};

/** For keyboard scanners, and without a camera. */
export function CodeByHand({ label, isLooking, onCode, isAlsoCode }: CodeByHandProps) {
  const { t } = useTranslation();
  const id = useId();
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="scanner-by-hand cluster at-top gap-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const digits = codeDigits(code) ?? '';
        if (gtinOf(digits) === null && !isAlsoCode?.(digits)) setIsWrong(true);
        else if (!isLooking) {
          onCode(digits);
          setCode('');
        }
      }}
    >
      <FormControl error={isWrong} fullWidth>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          value={code}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => {
            setCode(event.target.value);
            setIsWrong(false);
          }}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        {isWrong && (
          <FormHelperText id={`${id}-error`} role="alert">
            {t('scanner.wrongCode')}
          </FormHelperText>
        )}
      </FormControl>
      <Button type="submit" variant="tonal" aria-disabled={isLooking}>
        {t('scanner.find')}
      </Button>
    </form>
  );
}
