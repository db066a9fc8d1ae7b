import 'react';

declare module 'react' {
  /** A style may set the page's own properties, as in `{ '--share': 0.5 }`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
