import type { Sentences } from '../text.ts';

export const answersSentences: Sentences = {
  'This file is not in the library.': '素材库里没有这个文件。',
  'There is nothing here.': '这里什么也没有。',
  'This request did not come from the studio.': '这个请求不是来自工作室。',
  'This request is too long.': '这个请求太长了。',
  'This take is not here. It may belong to another team.': '这里没有这个镜头。它可能属于其他团队。',
  'This take is not here.': '这里没有这个镜头。',
  'A page holds 1 to {maxPageSize} takes.': '一页可以有 1 到 {maxPageSize} 个镜头。',
  'This casting is not here. It may belong to another team.': '这里没有这次选声。它可能属于其他团队。',
  'You are signed out. Sign in and try again.': '您已退出登录。请登录后重试。',
  'Something went wrong on our side. It was logged; try again.': '我们这边出了问题，已记录；请重试。',
  'The input is not valid.': '输入无效。',
  'You are signed out.': '您已退出登录。',
  'Something went wrong on our side. It was logged.': '我们这边出了问题，已记录。',
  'This studio sends no e-mail: its operator has set no mail server.':
    '这个工作室不发送电子邮件：运营者没有设置邮件服务器。',
  'The mail server does not take this e-mail.': '邮件服务器不接受这封邮件。',
  'The e-mail could not be sent. Try again later.': '邮件没能发出，请稍后再试。',
  'These takes are not here.': '这里没有这些镜头。',
};
