import type { ComponentType, ReactNode } from 'react';

export type ExplainedProps = { readonly text: string; readonly className: string; readonly children: ReactNode };

export type Explaining = ComponentType<ExplainedProps>;

/** For pointers only, inside pressable elements. */
export const Titled: Explaining = ({ text, className, children }) => (
  <span className={className} title={text || undefined}>
    {children}
  </span>
);
