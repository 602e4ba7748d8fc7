import Tooltip from '@mui/material/Tooltip';
import './ProductFacts.css';
import type { Explaining } from './Titled.tsx';

/** How long the words stay after a finger, in ms. */
const stayAfterTouch = 6000;

/** Words that explain themselves to a pointer, a finger and the keyboard, and are read out with what they explain. */
export const Hint: Explaining = ({ text, className, children }) => {
  if (text === '') return <span className={className}>{children}</span>;
  return (
    <Tooltip describeChild title={text} enterTouchDelay={0} leaveTouchDelay={stayAfterTouch}>
      <button type="button" className={`hint ${className}`}>
        {children}
      </button>
    </Tooltip>
  );
};
