export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

/**
 * Where a floating panel stands beside the button that opened it, as CSS `position-area`; the browser flips it where
 * there is no room (`.float` in globals.css).
 */
export function areaOf(side: Side, align: Align): string {
  if (align === 'center') return side;
  const isVertical = side === 'top' || side === 'bottom';
  if (isVertical) return `${side} ${align === 'start' ? 'span-right' : 'span-left'}`;
  return `${side} ${align === 'start' ? 'span-bottom' : 'span-top'}`;
}
