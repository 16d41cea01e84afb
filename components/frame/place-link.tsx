'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { isWithin } from './places.ts';

interface PlaceLinkProps {
  href: string;
  root: string;
  className: string;
  children: ReactNode;
}

/** A link to a place of the studio, marked while a page of it is shown. */
export function PlaceLink({ href, root, className, children }: PlaceLinkProps) {
  const isHere = isWithin(usePathname(), root);
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
