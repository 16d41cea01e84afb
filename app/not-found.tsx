import { buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
      <p className="tabular text-muted text-sm">404</p>
      <h1 className="font-medium text-xl">There is nothing at this address</h1>
      <p className="max-w-sm text-balance text-muted">
        The page may have moved, or the take belongs to a team that you are not in.
      </p>
      <Link href={paths.gallery()} className={buttonClass({ look: 'primary' }, 'mt-3')}>
        Go to the gallery
      </Link>
    </main>
  );
}
