import { Film } from 'lucide-react';
import { buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';

export default function TakeNotFound() {
  return (
    <EmptyState
      icon={<Film />}
      title="This take is not here"
      action={
        <Link href={paths.gallery()} className={buttonClass()}>
          To the gallery
        </Link>
      }
    >
      Its address may be cut off, or it belongs to another team.
    </EmptyState>
  );
}
