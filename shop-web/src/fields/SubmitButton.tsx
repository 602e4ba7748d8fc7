import Button, { type ButtonProps } from '@mui/material/Button';

/** A message on blur must not move the button. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'onMouseDown'>) {
  return <Button type="submit" variant="contained" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
