import type { ReactNode } from 'react';
import './StateTag.css';

/** `open`: it goes on; `over`: it ended without harm or gain. */
export type TagLook = 'open' | 'good' | 'bad' | 'over';

export const StateTag = ({ look, children }: { readonly look: TagLook; readonly children: ReactNode }) => (
  <span className={`state-tag is-${look}`}>{children}</span>
);
