import Tooltip from '@mui/material/Tooltip';
import './ProductFacts.css';
import type { Explaining } from './Titled.tsx';

/** Milliseconds. */
const stayAfterTouch = 6000;

export const Hint: Explaining = ({ text, className, children }) => {
  if (text === '') return <span className={className}>{children}</span>;
  return (
    <Tooltip describeChild title={text} enterTouchDelay={0} leaveTouchDelay={stayAfterTouch}>
      <button type="button" className={`bare-button hint ${className}`}>
        {children}
      </button>
    </Tooltip>
  );
};
