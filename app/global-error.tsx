'use client';

import './globals.css';
import { PageError } from '#components/frame/page-error.tsx';

/** Stands in for the whole document when even the root layout broke. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <PageError {...props} />
      </body>
    </html>
  );
}
