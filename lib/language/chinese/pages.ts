import type { Sentences } from '../text.ts';

export const pagesSentences: Sentences = {
  Loading: '正在加载',
  Password: '密码',
  'Changing it signs you out everywhere but here.': '更改密码后，其他设备都会退出登录。',
  'Where you are signed in': '已登录的设备',
  'A session ends by itself after 30 days without use.': '30 天未使用的登录会自动结束。',
  Account: '账户',
  Create: '创作',
  'You can look, not create': '您可以查看，但不能创作',
  'Go to the gallery': '前往画廊',
  'As a reviewer you watch and judge takes. Ask an owner of the team to make you a creator.':
    '作为审片人，您观看并评审镜头。想要创作，请让团队所有者把您设为创作者。',
  'This take is not here': '这里没有这个镜头',
  'To the gallery': '返回画廊',
  'Its address may be cut off, or it belongs to another team.': '地址可能不完整，或者它属于其他团队。',
  Take: '镜头',
  Gallery: '画廊',
  'Skip to the page': '跳到页面内容',
  Casting: '选声',
  'There is nothing at this address': '这个地址没有内容',
  'The page may have moved, or the take belongs to a team that you are not in.':
    '页面可能已移动，或者这个镜头属于您不在的团队。',
  Voices: '声音',
};
