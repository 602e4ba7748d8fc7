import Button, { type ButtonProps } from '@mui/material/Button';

/** Of a form that judges a field when it is left: the message would move the button away from under the pointer. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'onMouseDown'>) {
  return <Button type="submit" variant="contained" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
