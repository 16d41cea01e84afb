import type { Metadata } from 'next';
import { InvitationList } from '#components/team/invitation-list.tsx';
import { InviteButton } from '#components/team/invite-button.tsx';
import { LeaveTeam } from '#components/team/leave-team.tsx';
import { MemberList } from '#components/team/member-list.tsx';
import { TeamSettings } from '#components/team/team-settings.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { PageSection } from '#components/ui/page-section.tsx';
import { pictureUrl } from '#lib/assets/person-picture.ts';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate, canManage } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';
import { listInvitations, listMembers, readTeam } from '#lib/team/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Team') };
}

/** Everybody sees who is in the team; owners look after it here. */
export default async function TeamPage() {
  const viewer = await requireViewer();
  const t = await requestText();
  const [team, rows, invitations] = await Promise.all([
    readTeam(viewer),
    listMembers(viewer),
    listInvitations(viewer),
  ]);
  const members = rows.map(({ pictureKey, ...member }) => ({
    ...member,
    picture: pictureUrl(viewer, pictureKey),
  }));
  const isOwner = canManage(viewer);
  const owners = rows.filter(({ role }) => role === 'owner');
  const people = rows.length === 1 ? t('1 person') : t('{count} people', { count: rows.length });
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h1 translate="no" className="break-words font-medium text-2xl tracking-tight">
            {team.name}
          </h1>
          <p className="text-muted">{people}</p>
        </div>
        {isOwner && <InviteButton canMail={canMail()} />}
      </header>
      <PageSection id="people" title={t('People')}>
        <MemberList members={members} isOwner={isOwner} canMakeResetLinks={isOwner && !canMail()} />
      </PageSection>
      {canCreate(viewer) && (
        <PageSection
          id="shares"
          title={t('Shared links')}
          lead={t('Whoever has such a link sees what it shows, without an account.')}
        >
          <Link href={paths.shares()} className={buttonClass({}, 'justify-self-start')}>
            {t('Look at shared links')}
          </Link>
        </PageSection>
      )}
      {isOwner && (
        <>
          <PageSection
            id="invitations"
            title={t('Open invitations')}
            lead={t('Each link lets one person in, once.')}
          >
            <InvitationList invitations={invitations} />
          </PageSection>
          <PageSection id="settings" title={t('Team settings')}>
            <TeamSettings {...team} />
          </PageSection>
          <PageSection
            id="webhooks"
            title={t('Web hooks')}
            lead={t('Programs of yours are called when something happens in the team.')}
          >
            <Link href={paths.webhooks()} className={buttonClass({}, 'justify-self-start')}>
              {t('Look after web hooks')}
            </Link>
          </PageSection>
        </>
      )}
      <PageSection
        id="leave"
        title={t('Leave the team')}
        lead={t('What you made stays with the team. You come back by an invitation only.')}
      >
        <LeaveTeam name={team.name} isLastOwner={isOwner && owners.length === 1} />
      </PageSection>
    </div>
  );
}
