import type { Sentences } from '../text.ts';

export const pronunciationSentences: Sentences = {
  'The dictionary could not be loaded. Check the connection and open it again.':
    '无法加载词典。请检查网络后重新打开。',
  'No entries yet. A name that is always misread is a good first one.':
    '还没有词条。总被读错的名字适合作为第一个。',
  'None.': '没有。',
  Entries: '词条',
  'To hear an entry first, narrate one sentence with it: a sentence costs next to nothing.':
    '想先听一听词条，就用它朗读一句话：一句话几乎不花钱。',
  'The team’s words that a voice says wrongly, and how to say them. Narrations use those that stand in their text, as they are written here.':
    '声音会读错的团队用词，以及该怎么读。旁白会使用文字中出现的词条，按这里的写法匹配。',
  'Search the dictionary': '搜索词典',
  'Words to be spoken instead, or pinyin with tones in parentheses.':
    '改为朗读的文字，或括号中带声调的拼音。',
  'Pinyin with tones': '带声调的拼音',
  'Words, spoken in its place': '代替朗读的文字',
  'Change “{text}”': '更改“{text}”',
  'Add an entry': '添加词条',
  'In the text': '文字中',
  Say: '读作',
  'win, or (ruan3)(wei2)': 'win，或 (ruan3)(wei2)',
  Save: '保存',
  'is spoken': '读作',
  'Show “{text}” in the text: ': '在文字中显示“{text}”：',
  'once here': '此处 1 次',
  '{count} times here': '此处 {count} 次',
  'not here': '此处没有',
  'Remove “{text}”': '移除“{text}”',
  'One entry taken in.': '已收入 1 个词条。',
  '{count} entries taken in.': '已收入 {count} 个词条。',
  'Many at once, as lines': '按行批量添加',
  'One entry a line': '每行一个词条',
  'text/replacement. What is in the dictionary under the same text is changed.':
    '原文/读法。词典里已有的相同原文会被更改。',
  'Take in': '收入',
  'This browser does not let it be copied.': '这个浏览器不允许复制。',
  'Copy the dictionary as lines': '按行复制词典',
  '“{text}” is out of the dictionary.': '“{text}”已移出词典。',
  'The studio did not answer. Nothing was changed; try again.': '工作室没有响应。没有任何更改，请重试。',
  'The text to replace must be at most {maxTextLength} characters.':
    '要替换的文字最多 {maxTextLength} 个字符。',
  'The replacement must be at most {maxReplacementLength} characters.':
    '替换内容最多 {maxReplacementLength} 个字符。',
  'An entry must be on one line.': '词条必须写在一行里。',
  'It {rule}.': '它{rule}。',
  'Line {value}, “{value2}”: {rule}': '第 {value} 行，“{value2}”：{rule}',
  'Reviewers read the dictionary. Ask an owner to let you write in it.':
    '审片人可以阅读词典。想要编辑，请联系所有者。',
  'This entry is no longer in the dictionary.': '这个词条已不在词典中。',
  'The dictionary is full: it holds {maxEntries} entries.': '词典已满：最多 {maxEntries} 个词条。',
  'The dictionary already has “{text}”. Change that entry.': '词典里已有“{text}”。请更改那个词条。',
  '{problem} Nothing was taken in.': '{problem}没有收入任何内容。',
  'There is no entry in it.': '其中没有词条。',
};
