'use client';

import { Ellipsis, KeyRound, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { fieldClass } from '#components/ui/input.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Result } from '#lib/result.ts';
import { Role } from '#prisma/client/enums.ts';
import type { Member } from './member-list.tsx';
import { roleWords } from './role-words.ts';

interface MemberRowProps {
  member: Member;
  isOwner: boolean;
  isLastOwner: boolean;
  isBusy: boolean;
  onRole: (role: Role) => Promise<Result<null>>;
  onRemove: () => void;
  onReset: (() => void) | undefined;
}

/** One person of the team. What an owner may not do to them is not offered: the last owner stays one. */
export function MemberRow(props: MemberRowProps) {
  const { member, isOwner, isLastOwner, isBusy, onRole, onRemove, onReset } = props;
  const t = useText();
  const { name, email, picture, role, joinedAt, lastSeenAt, isViewer } = member;
  const canRemove = !isLastOwner && !isViewer;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 sm:gap-x-4">
      <Avatar name={name} picture={picture} size="md" />
      <div className="min-w-28 flex-1 sm:min-w-44">
        <p className="flex min-w-0 items-center gap-2">
          <span translate="no" className="truncate font-medium">
            {name}
          </span>
          {isViewer && <Badge>{t('You')}</Badge>}
        </p>
        <p translate="no" className="truncate text-muted text-xs">
          {email}
        </p>
      </div>
      <dl className="flex gap-x-5 text-muted text-xs max-sm:order-last max-sm:w-full max-sm:pl-12 sm:w-56">
        <div className="flex gap-1 sm:grid sm:w-1/2">
          <dt>{t('Joined')}</dt>
          <dd className="text-text">
            <TimeAgo iso={joinedAt} />
          </dd>
        </div>
        <div className="flex gap-1 sm:grid sm:w-1/2">
          <dt>{t('Last here')}</dt>
          <dd className="text-text">{lastSeenAt ? <TimeAgo iso={lastSeenAt} /> : t('not lately')}</dd>
        </div>
      </dl>
      <div className="flex w-44 items-center justify-end gap-1 max-sm:ml-auto max-sm:w-auto">
        {isOwner && !isLastOwner ? (
          <RoleSelect name={name} role={role} isBusy={isBusy} onRole={onRole} />
        ) : (
          <span
            className="px-2 text-sm"
            title={isLastOwner ? t('A team keeps at least one owner.') : undefined}
          >
            {t(roleWords[role].label)}
          </span>
        )}
        {isOwner && (canRemove || onReset) && (
          <DropdownMenu
            trigger={
              <button
                type="button"
                aria-label={t('More for {name}', { name })}
                className="grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-raised hover:text-text pointer-coarse:size-10"
              >
                <Ellipsis className="size-4" strokeWidth={1.5} aria-hidden />
              </button>
            }
          >
            {onReset && (
              <MenuItem icon={<KeyRound aria-hidden />} onSelect={onReset}>
                {t('Link to a new password')}
              </MenuItem>
            )}
            {canRemove && (
              <MenuItem icon={<UserMinus aria-hidden />} isDanger onSelect={onRemove}>
                {t('Remove from the team')}
              </MenuItem>
            )}
          </DropdownMenu>
        )}
      </div>
    </li>
  );
}

interface RoleSelectProps {
  name: string;
  role: Role;
  isBusy: boolean;
  onRole: (role: Role) => Promise<Result<null>>;
}

/** Shows the wished role until the page knows a new one, or the wish was refused. */
function RoleSelect({ name, role, isBusy, onRole }: RoleSelectProps) {
  const t = useText();
  const [wish, setWish] = useState<{ from: Role; to: Role }>();
  return (
    <select
      aria-label={t('Role of {name}', { name })}
      aria-busy={isBusy || undefined}
      value={wish?.from === role ? wish.to : role}
      onChange={async ({ target }) => {
        const next = Object.values(Role).find((one) => one === target.value);
        if (!next) return;
        setWish({ from: role, to: next });
        const changed = await onRole(next);
        if (!changed.ok) setWish(undefined);
      }}
      className={classNames(fieldClass, 'h-9 w-30 px-2 text-sm pointer-coarse:h-11 sm:w-32')}
    >
      {Object.values(Role).map((one) => (
        <option key={one} value={one}>
          {t(roleWords[one].label)}
        </option>
      ))}
    </select>
  );
}
