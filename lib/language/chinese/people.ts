import type { Sentences } from '../text.ts';

export const peopleSentences: Sentences = {
  'Only an owner of the team can do this.': '只有团队的所有者可以这样做。',
  'You are not in this team any more.': '您已不在这个团队里。',
  'You are not in this team.': '您不在这个团队里。',
  'This person is not in the team any more.': '此人已不在团队里。',
  'A team keeps at least one owner. Make somebody else an owner first.':
    '团队至少要有一位所有者。请先让另一个人成为所有者。',
  'This studio sends no e-mail. Make a link and pass it on.': '这个工作室不发送邮件。请生成链接并自行转交。',
  'There are {mostOpen} open invitations already. Revoke some first.':
    '已有 {mostOpen} 个未使用的邀请。请先撤回一些。',
  '{name} invites you to the team “{team}” on Rushes.': '{name} 邀请您加入 Rushes 上的团队“{team}”。',
  'Join the team': '加入团队',
  'The link works once, for one day.': '链接只能使用一次，一天内有效。',
  'The link works once, for {days} days.': '链接只能使用一次，{days} 天内有效。',
  '{name} invites you to “{team}”': '{name} 邀请您加入“{team}”',
  'This invitation was used or revoked already.': '这个邀请已被使用或撤回。',
  'There is an account with this e-mail. Sign in to join.': '这个邮箱已有账户。请登录后加入。',
  'They can ask for a link themselves: “Forgot your password?” where they sign in.':
    '对方可以自己索取链接：在登录页点“忘记密码？”。',
  'Their account is not this team’s alone, so their password is theirs alone.':
    '此账户不只属于这个团队，所以密码只能由本人设置。',
  'The provider did not say which e-mail is yours.': '身份提供方没有说明您的邮箱。',
  'There is an account with this e-mail, which the provider has not verified.':
    '这个邮箱已有账户，但身份提供方没有验证过它。',
  'There is an account with this e-mail, which is another person’s.': '这个邮箱的账户属于另一个人。',
  'There is an account with this e-mail.': '这个邮箱已有账户。',
  'Nobody here knows you yet. Ask for an invitation.': '这里还没有人认识您。请索取邀请。',
  'This studio sends no e-mail. Ask an owner of your team for a link.':
    '这个工作室不发送邮件。请向团队的所有者索取链接。',
  'Hello {name},': '{name}，您好：',
  'somebody, most likely you, asked for a new password for Rushes. This link sets one. It works once, within an hour.':
    '有人（很可能是您）为 Rushes 申请了新密码。用这个链接可以设置，一小时内有效，只能使用一次。',
  'Choose a new password': '设置新密码',
  'If it was not you, nothing has to be done: your password stays as it is.':
    '如果不是您，无需任何操作：您的密码保持不变。',
  'A new password for Rushes': 'Rushes 的新密码',
  'This link was used already or has run out. Ask for a new one.': '这个链接已被使用或已过期。请重新索取。',
  'Sign out and in again first: a password is set within 15 minutes of signing in.':
    '请先退出再重新登录：登录后 15 分钟内才能设置密码。',
  'You have a password already. Change it instead.': '您已有密码。请改为更改密码。',
  'This invitation was used already. Ask for another one.': '这个邀请已被使用。请再要一个。',
  'This invitation has run out. Ask for another one.': '这个邀请已过期。请再要一个。',
  'This invitation was taken back.': '这个邀请已被撤回。',
  'This link leads nowhere. Look whether all of it was copied.': '这个链接无效。请看看是否复制完整。',
};
