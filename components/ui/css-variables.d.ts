import 'react';

declare module 'react' {
  /** Lets a component hand a value to its stylesheet as a custom property. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
    /** CSS anchor positioning: which side of its anchor a panel stands on. */
    positionArea?: string;
  }
}
