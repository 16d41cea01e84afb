import { Film } from 'lucide-react';
import { buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';

export default async function TakeNotFound() {
  const t = await requestText();
  return (
    <EmptyState
      icon={<Film />}
      title={t('This take is not here')}
      action={
        <Link href={paths.gallery()} className={buttonClass()}>
          {t('To the gallery')}
        </Link>
      }
    >
      {t('Its address may be cut off, or it belongs to another team.')}
    </EmptyState>
  );
}
