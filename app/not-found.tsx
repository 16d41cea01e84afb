import { buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';

export default async function NotFound() {
  const t = await requestText();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
      <p className="tabular text-muted text-sm">404</p>
      <h1 className="font-medium text-xl">{t('There is nothing at this address')}</h1>
      <p className="max-w-sm text-balance text-muted">
        {t('The page may have moved, or the take belongs to a team that you are not in.')}
      </p>
      <Link href={paths.gallery()} className={buttonClass({ look: 'primary' }, 'mt-3')}>
        {t('Go to the gallery')}
      </Link>
    </main>
  );
}
