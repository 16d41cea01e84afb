import type { Sentences } from '../text.ts';

/** Stacks, lineage and takes side by side. */
export const compareSentences: Sentences = {
  'Choose at least two takes to put together.': '请至少选择两个镜头来合成一组。',
  'A stack holds {n} takes at most.': '一组最多容纳 {n} 个镜头。',
  'These takes lie in one stack already.': '这些镜头已经在同一组里了。',
  'These takes lie in no stack.': '这些镜头不在任何组里。',
  'This take stands alone: there is nothing to choose from.': '这个镜头不在组里，没有可选的。',
  'Another try of “{words}”': '“{words}”的又一次尝试',
  'Let it stand alone, in no stack': '让它单独存在，不归入任何组',
};
