import type { Sentences } from '../text.ts';

export const uiSentences: Sentences = {
  Close: '关闭',
  'This part could not be loaded. Check the connection and reload the page; your draft is kept.':
    '这一部分无法加载。请检查网络并重新加载页面；草稿会保留。',
  'Clear search': '清除搜索',
  '{value} min ago': '{value} 分钟前',
  '{value} h ago': '{value} 小时前',
  '{days} days ago': '{days} 天前',
  Messages: '消息',
  'Close message': '关闭消息',
};
