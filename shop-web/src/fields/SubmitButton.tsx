import Button, { type ButtonProps } from '@mui/material/Button';

/** The message of a field that was left must not move the button from under the pointer. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'onMouseDown'>) {
  return <Button type="submit" variant="contained" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
