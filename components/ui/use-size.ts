'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** Inner size of an element in CSS pixels, kept as it changes; undefined before it is measured. */
export function useSize(element: RefObject<Element | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  // The outside system is the layout.
  useLayoutEffect(() => {
    if (!element.current) return;
    const measured = element.current;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
