'use client';

import { useState } from 'react';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { saveNoticeSettings } from '#lib/notices/actions.ts';
import {
  type Channels,
  type MailTime,
  mailTimes,
  type NoticeGroup,
  type NoticeSettings,
  noticeGroups,
} from '#lib/notices/notice-kinds.ts';
import { failure } from '#lib/result.ts';

const words: Record<NoticeGroup, { name: string; about: string }> = {
  work: { name: 'Your takes', about: 'A take, a batch or a casting of yours is done or has failed.' },
  trouble: {
    name: 'Decisions needed',
    about: 'Nobody knows what became of a take, or a web hook is paused.',
  },
  mentions: { name: 'Mentions', about: 'Somebody writes your name in a comment.' },
  comments: {
    name: 'Comments',
    about: 'On your takes, in threads you wrote in, and when yours is resolved.',
  },
  reviews: { name: 'Reviews', about: 'Somebody approves, shortlists or rejects takes of yours.' },
  people: { name: 'People', about: 'Somebody joins the team.' },
};

const mailWords: Record<MailTime, string> = { off: 'Never', 'at-once': 'At once', daily: 'Once a day' };

interface NoticeSettingsFormProps {
  initial: NoticeSettings;
  canMail: boolean;
  isOwner: boolean;
  email: string;
}

/** What a person is told of, and how. Each change is saved as it is made. */
export function NoticeSettingsForm({ initial, canMail, isOwner, email }: NoticeSettingsFormProps) {
  const t = useText();
  const [settings, setSettings] = useState(initial);
  const [isSaved, setSaved] = useState(false);

  async function change(group: NoticeGroup, channels: Partial<Channels>) {
    const before = settings;
    const next = { ...settings, [group]: { ...settings[group], ...channels } };
    setSettings(next);
    setSaved(false);
    const saved = await saveNoticeSettings(next).catch(() =>
      failure('unreachable', 'Could not reach the studio. Nothing was changed.'),
    );
    setSaved(saved.ok);
    if (saved.ok) return;
    setSettings(before);
    showToast({ title: t(saved.failure.message), tone: 'bad' });
  }

  const groups = noticeGroups.filter((group) => group !== 'people' || isOwner);
  return (
    <section aria-label={t('What you are told, and how')} className="grid gap-2">
      <ul className="divide-y divide-line border-line border-y">
        {groups.map((group) => (
          <li key={group} className="grid gap-3 py-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
            <div className="min-w-0">
              <h2 className="font-medium">{t(words[group].name)}</h2>
              <p className="text-muted text-sm">{t(words[group].about)}</p>
            </div>
            <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
              <legend className="sr-only">{t(words[group].name)}</legend>
              <Tick
                label="In the studio"
                isOn={settings[group].app}
                onChange={(app) => change(group, { app })}
              />
              <Tick
                label="Browser"
                isOn={settings[group].browser}
                onChange={(browser) => change(group, { browser })}
              />
              <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-10">
                <span className="text-muted">{t('E-mail')}</span>
                <select
                  value={canMail ? settings[group].email : 'off'}
                  disabled={!canMail}
                  onChange={(event) => {
                    const email = mailTimes.find((one) => one === event.target.value);
                    if (email) void change(group, { email });
                  }}
                  className="h-8 rounded-sm border border-line-strong bg-panel px-2 disabled:opacity-50 pointer-coarse:h-10"
                >
                  {mailTimes.map((time) => (
                    <option key={time} value={time}>
                      {t(mailWords[time])}
                    </option>
                  ))}
                </select>
              </label>
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="text-muted text-xs">
        {canMail
          ? t(
              'E-mails go to {email}, and only about what you have not seen here by then. Once a day: from 7:00 UTC on.',
              { email },
            )
          : t('This studio sends no e-mail: its operator has set no mail server.')}
      </p>
      <p role="status" className="sr-only">
        {isSaved ? t('Saved') : ''}
      </p>
    </section>
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  const t = useText();
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-10">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
      {t(label)}
    </label>
  );
}
