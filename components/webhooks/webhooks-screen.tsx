'use client';

import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { WebhookView } from '#lib/notices/webhook-view.ts';
import { KeyDialog } from './key-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Addresses of the team's that are called when something happens. */
export function WebhooksScreen({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const [key, setKey] = useState<string>();
  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      <Plus className="size-4" strokeWidth={1.75} aria-hidden />
      {t('Add a web hook')}
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-8 md:px-8 md:py-12">
      <header className="flex flex-wrap items-start gap-4">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="font-medium text-2xl tracking-tight">{t('Web hooks')}</h1>
          <p className="text-muted">
            {t(
              'Programs of yours are called when something happens in the team. Each call is signed; it holds no prompts and no words of comments.',
            )}
          </p>
        </div>
        {webhooks.length > 0 && add}
      </header>
      {webhooks.length === 0 ? (
        <EmptyState icon={<Webhook />} title={t('No web hooks yet')} action={add}>
          {t(
            'A chat, a render farm or a spreadsheet can hear of takes that are done, of comments and of reviews.',
          )}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {webhooks.map((hook) => (
            <li key={hook.id}>
              <WebhookCard hook={hook} onKey={setKey} />
            </li>
          ))}
        </ul>
      )}
      <WebhookDialog
        open={isAdding}
        onOpenChange={setAdding}
        onSaved={(made) => {
          setAdding(false);
          setKey(made);
        }}
      />
      <KeyDialog signingKey={key} onClose={() => setKey(undefined)} />
    </div>
  );
}
