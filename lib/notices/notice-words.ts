import type { Text } from '#lib/language/text.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import type { NoticeView } from './notice-view.ts';

/** A notice in words: the same in the panel, in a message on the page, from the browser and in an e-mail. */
export interface NoticeWords {
  title: string;
  detail?: string | undefined;
}

export function noticeWords(notice: Pick<NoticeView, 'kind' | 'name' | 'matter'>, t: Text): NoticeWords {
  const { kind, matter } = notice;
  const name = notice.name ?? t('A take without a prompt');
  const who = matter.who ?? t('Somebody');
  const about = { title: '', detail: notice.name };
  switch (kind) {
    case 'take-finished':
      return { ...about, title: t('A take is done') };
    case 'take-failed':
      return { ...about, title: t('A take failed') };
    case 'take-unclear':
      return {
        ...about,
        title:
          matter.state === 'lost'
            ? t('A result could not be saved within seven days')
            : t('A take needs your decision: nobody knows what became of it'),
      };
    case 'batch-finished':
      return { ...about, title: batchWords(matter, t) };
    case 'mentioned':
      return { title: t('{who} mentioned you', { who }), detail: matter.words };
    case 'commented':
      return { title: t('{who} commented on “{name}”', { who, name }), detail: matter.words };
    case 'comment-resolved':
      return { title: t('{who} resolved your comment', { who }), detail: matter.words };
    case 'reviewed':
      return reviewWords(who, name, Object.values(matter.reviews ?? {}), t);
    case 'member-joined':
      return { title: t('{who} joined the team', { who }), detail: matter.role && t(matter.role) };
    case 'webhook-paused':
      return {
        title: t('The web hook to {host} is paused', { host: matter.host ?? '' }),
        detail: t('Nothing was taken there for days. Resume it when the receiver works again.'),
      };
  }
}

function batchWords({ counts, castingId }: NoticeView['matter'], t: Text): string {
  const { done, failed, unclear } = counts ?? { done: 0, failed: 0, unclear: 0 };
  const total = done + failed + unclear;
  if (unclear > 0)
    return t('{done} done, {failed} failed, {unclear} need a decision', { done, failed, unclear });
  if (done === 0) return t('All {total} takes failed', { total });
  if (failed > 0) return t('{done} done, {failed} failed', { done, failed });
  return castingId
    ? t('The casting is done: {total} takes', { total })
    : t('{done} of {total} takes are done', { done, total });
}

function reviewWords(who: string, name: string, states: readonly ReviewState[], t: Text): NoticeWords {
  const [first = 'undecided', ...rest] = states;
  if (rest.length > 0) {
    const said = (state: ReviewState, words: string) => {
      const count = states.filter((one) => one === state).length;
      return count > 0 ? [t(words, { count })] : [];
    };
    return {
      title: t('{who} reviewed {count} of your takes', { who, count: states.length }),
      detail: [
        ...said('approved', '{count} approved'),
        ...said('shortlisted', '{count} shortlisted'),
        ...said('rejected', '{count} rejected'),
        ...said('undecided', '{count} undecided'),
      ].join(' · '),
    };
  }
  const title = {
    approved: t('{who} approved a take of yours', { who }),
    shortlisted: t('{who} shortlisted a take of yours', { who }),
    rejected: t('{who} rejected a take of yours', { who }),
    undecided: t('{who} set a take of yours back to undecided', { who }),
  }[first];
  return { title, detail: name };
}
