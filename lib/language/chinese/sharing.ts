import type { Sentences } from '../text.ts';

/** Links for people outside, and the room that they open. */
export const sharingSentences: Sentences = {
  'This take is no longer shown.': '该镜头已不再展示。',
  'Many comments came by this link in a short time. Wait a few minutes.':
    '短时间内通过此链接收到了很多评论，请等几分钟再试。',
  'Reviewers do not share outside the team. Ask a creator or an owner.':
    '审片人不能向团队外分享，请联系创作者或所有者。',
  'This link is not here.': '没有这个分享链接。',
  'Some of these takes are not here. Those in the bin cannot be shared.':
    '其中一些镜头不存在。回收站里的镜头不能分享。',
  'This moment has passed.': '这个时间已经过去。',
  'This is not the password.': '密码不正确。',
};
