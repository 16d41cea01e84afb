import type { Sentences } from '../text.ts';

export const gallerySentences: Sentences = {
  'Made with': '制作工具',
  'Any tool': '任意工具',
  'Search in prompts': '搜索提示词',
  Done: '完成',
  Mine: '我的',
  'Loading takes': '正在加载镜头',
  'No takes yet': '还没有镜头',
  'Make the first take': '制作第一个镜头',
  'Every take of the team lands here. Start with words alone, for example “A red kite climbs over white dunes at dawn, slow drone shot”.':
    '团队的每个镜头都会出现在这里。先从文字开始，例如“黎明，一只红色风筝掠过白色沙丘，缓慢的航拍”。',
  'Every take of the team lands here, as soon as somebody makes one.': '有人制作镜头后，就会出现在这里。',
  'No take matches': '没有符合的镜头',
  'Show all takes': '显示所有镜头',
  'Words are looked for in prompts, titles, comments and names, and every word must be there.':
    '在提示词、标题、评论和名称中查找，每个词都必须出现。',
  'The studio could not be reached. Your takes are safe; running ones go on.':
    '无法连接工作室。您的镜头都安全；进行中的会继续。',
  'The gallery could not be loaded': '无法加载画廊',
  'The studio cannot be reached. This is how it was; running takes go on.':
    '无法连接工作室。当前显示的是之前的内容；进行中的镜头会继续。',
  Takes: '镜头',
  pictures: '张图片',
  Running: '进行中',
  Failed: '失败',
  Unclear: '不明',
  Texts: '文字',
  Pictures: '图片',
  Sounds: '声音',
};
