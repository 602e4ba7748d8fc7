import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { Link } from 'react-router-dom';
import styles from './BasketPage.module.css';

export type BasketToolProps = {
  readonly text: string;
  readonly Icon: Icon;
  readonly isDisabled?: boolean;
} & (
  | { readonly kind: 'act'; readonly run: () => void; readonly opensDialog?: boolean }
  | { readonly kind: 'page' | 'file'; readonly to: string }
);

export function BasketToolButton(tool: BasketToolProps) {
  const { text, Icon: ToolIcon, isDisabled = false } = tool;
  const to =
    tool.kind === 'act'
      ? { onClick: tool.run, 'aria-haspopup': tool.opensDialog ? ('dialog' as const) : undefined }
      : leadingTo(tool);
  return (
    <Button variant="text" disabled={isDisabled} {...to}>
      <ToolIcon size={18} />
      <span>{text}</span>
    </Button>
  );
}

export function BasketToolItem({ tool, onChosen }: { tool: BasketToolProps; onChosen: () => void }) {
  const { text, Icon: ToolIcon, isDisabled = false } = tool;
  const act = () => {
    onChosen();
    if (tool.kind === 'act') tool.run();
  };
  return (
    <MenuItem disabled={isDisabled} onClick={act} {...(tool.kind === 'act' ? {} : leadingTo(tool))}>
      <ToolIcon size={20} className={`${styles['basket-tool-icon']}`} />
      <span>{text}</span>
    </MenuItem>
  );
}

const leadingTo = ({ kind, to }: Extract<BasketToolProps, { kind: 'page' | 'file' }>) =>
  kind === 'page' ? { component: Link, to } : { component: 'a', href: to, download: true };
