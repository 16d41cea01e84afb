import type { Sentences } from '../text.ts';

/** The archive, the bin, and downloads of many takes. */
export const curationSentences: Sentences = {
  'Only owners of the team delete for ever.': '只有团队所有者可以永久删除。',
  'These takes are not in the bin.': '这些镜头不在回收站里。',
  'These takes are not here.': '这些镜头不存在。',
  'A download holds 1,000 takes at most.': '一次最多下载 1,000 个镜头。',
  'These are no ids of takes.': '这些不是镜头的编号。',
  'Reviewers throw nothing away.': '审片人不能删除镜头。',
  'The take it came from was deleted.': '它来源的镜头已被删除。',
  'Put into the archive': '归档',
  'Put into the bin': '放入回收站',
  'Keep or throw away': '保留或删除',
  'What lies in the bin is deleted for ever after 30 days. What it cost stays in the accounts.':
    '回收站里的内容会在 30 天后永久删除，其费用仍保留在账目中。',
  'Empty the bin': '清空回收站',
  'Empty the bin?': '清空回收站？',
  'Every take in it is deleted for ever, with its files, words and comments. This cannot be undone.':
    '其中的每个镜头连同文件、文字和评论都会被永久删除，且无法撤销。',
  'Delete for ever': '永久删除',
  'Somebody else made it. Only they and the owners of the team can put it into the bin.':
    '这是别人制作的，只有制作者和团队所有者可以将它放入回收站。',
  'Somebody else made it. Only they and the owners of the team can take it out of the bin.':
    '这是别人制作的，只有制作者和团队所有者可以将它从回收站取回。',
  'It is still being made. Wait until it has ended, or take it back first.':
    '它还在制作中。请等它结束，或先撤回。',
  'Nobody knows yet what became of it. Decide about it first.': '它的结果还不明确，请先处理。',
};
