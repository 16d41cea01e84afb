import type { Sentences } from '../text.ts';

/** Search, filters and saved filters. */
export const findingSentences: Sentences = {
  'This filter is not here any more.': '这个筛选已不存在。',
  'Reviewers keep filters for themselves.': '审片人的筛选只供自己使用。',
  'You may keep {count} filters. Delete one first.': '最多可保存 {count} 个筛选。请先删除一个。',
  'There is a filter of this name already.': '已有同名的筛选。',
  'Give the filter a name.': '请为筛选命名。',
  'A name may have {count} characters.': '名称最多 {count} 个字符。',
  'Choose what to filter by first.': '请先选择筛选条件。',
  'This time zone is not known.': '无法识别该时区。',
  'A page goes towards: older, newer.': '翻页方向只能是 older 或 newer。',
  'Name 1 to {count} takes by their ids.': '请用编号指明 1 到 {count} 个镜头。',
};
