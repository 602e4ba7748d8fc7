import type { ComponentType, ReactNode } from 'react';

export type ExplainedProps = { readonly text: string; readonly className: string; readonly children: ReactNode };

/** How words that need explaining are shown. */
export type Explaining = ComponentType<ExplainedProps>;

/** Words whose explanation only a pointer meets: inside something that is pressed itself. */
export const Titled: Explaining = ({ text, className, children }) => (
  <span className={className} title={text || undefined}>
    {children}
  </span>
);
