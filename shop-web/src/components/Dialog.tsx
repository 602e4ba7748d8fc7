import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { Part } from '../parts/Part.tsx';

/** An error inside closes the dialog only. */
export const Dialog = (props: DialogProps) => (
  <Part name="dialog">
    <MuiDialog {...props} />
  </Part>
);
