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
  'Somebody else made it. Only they and the owners of the team can put it into the bin.':
    '这是别人制作的，只有制作者和团队所有者可以将它放入回收站。',
  'Somebody else made it. Only they and the owners of the team can take it out of the bin.':
    '这是别人制作的，只有制作者和团队所有者可以将它从回收站取回。',
  'It is still being made. Wait until it has ended, or take it back first.':
    '它还在制作中。请等它结束，或先撤回。',
  'Nobody knows yet what became of it. Decide about it first.': '它的结果还不明确，请先处理。',
};
