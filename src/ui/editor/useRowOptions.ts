import { useMemo } from 'react';

/** Height of a row and size of its letters: as the tokens have them, lower where the window is low. */
export const useRowOptions = (size: 'normal' | 'small' = 'normal') =>
  useMemo(() => {
    const isLow = window.innerHeight < 860;
    return {
      lineHeight: isLow ? 18 : 20,
      fontSize: isLow || size === 'small' ? 12 : 12.5,
      lineDecorationsWidth: size === 'small' ? 6 : 28,
      lineNumbersMinChars: size === 'small' ? 2 : 4,
    };
  }, [size]);
