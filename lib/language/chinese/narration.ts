import type { Sentences } from '../text.ts';

export const narrationSentences: Sentences = {
  'Before the first heading': '第一个标题之前',
  '{value} more': '还有 {value} 个',
  'Nothing to speak yet': '还没有可朗读的内容',
  'The vendor takes {most} characters at once: {value}': '供应商一次接收 {most} 个字符：{value}',
  '{countWords}, joined in order': '{countWords}，按顺序拼接',
  '“{value}” was read': '已读入“{value}”',
  'There is already a text on the desk. Either way it can be undone.':
    '工作台上已有文字。无论哪种选择都可以撤销。',
  'Leave it': '保留不变',
  'Add at the end': '加在末尾',
  'Replace the text': '替换文字',
  'Put this message away': '收起这条消息',
  'The text': '文字',
  'Write, paste, or drop a manuscript here: .txt, .md, .docx or .epub.':
    '在这里书写、粘贴，或拖入文稿：.txt、.md、.docx 或 .epub。',
  'Import a manuscript': '导入文稿',
  'Start with an example': '从示例开始',
  'Voice and chapters': '声音和章节',
  Pronunciation: '发音',
  Dictionary: '词典',
  'No entry of the team’s dictionary stands in this text.': '这段文字里没有团队词典的词条。',
  '{countWords} of the team’s dictionary will be used.': '将使用团队词典的{countWords}。',
  Chapters: '章节',
  Narrate: '朗读全文',
  'Drop the manuscript anywhere': '把文稿拖到任意处',
  Manuscript: '文稿',
  Title: '标题',
  'This browser cannot keep the text: it is lost with the page.':
    '这个浏览器不能保存文字：关闭页面就会丢失。',
  Import: '导入',
  '{whole} min': '{whole} 分钟',
  '{hours} h': '{hours} 小时',
  '{hours} h {value} min': '{hours} 小时 {value} 分钟',
  'Part {value}': '第 {value} 部分',
  'Make again': '重新制作',
  Retry: '重试',
  'Make {name} again?': '要重新制作{name}吗？',
  Parts: '部分',
  'Make all {length} failed parts again': '重新制作全部 {length} 个失败的部分',
  'Make {length} parts again?': '要重新制作 {length} 个部分吗？',
  'You can close the browser: the studio goes on, and joins the parts in order when all are spoken.':
    '可以关闭浏览器：工作室会继续，全部朗读完后按顺序拼接。',
  'Being narrated': '正在朗读',
  'Narrated last': '最近朗读的',
  'Take: {title}': '镜头：{title}',
  'Open “{title}”': '打开“{title}”',
  'Parts spoken': '已朗读的部分',
  'Make it again': '重新制作',
  No: '否',
  'Pause {name}': '暂停{name}',
  'Play {name}': '播放{name}',
  'Position in {name}': '{name}的位置',
  '{made} of {total} parts spoken': '已朗读 {made} / {total} 部分',
  'The reader for files could not be loaded. Check the connection and try again.':
    '无法加载文件读取器。请检查网络后重试。',
  '“{name}” stands at the end.': '“{name}”已加在末尾。',
  '“{name}” is on the desk.': '“{name}”已在工作台上。',
  'The text of the take is on the desk.': '该镜头的文字已在工作台上。',
  'Press again: it repeats the same click, so nothing is made or paid twice.':
    '再按一次：会重复同一次点击，不会重复制作或付费。',
  'A block of code was left out.': '略去了一段代码。',
  '{count} blocks of code were left out.': '略去了 {count} 段代码。',
  'There is no text in “{fileName}”. Nothing was changed.': '“{fileName}”里没有文字。没有任何更改。',
  '“{fileName}” has {count} characters: {value} more than the {maxCharacters} of one narration. Split it into several files.':
    '“{fileName}”有 {count} 个字符：比一份旁白的 {maxCharacters} 个多 {value} 个。请拆成几个文件。',
  '{called} is larger than 200 MB.': '{called} 超过 200 MB。',
  '{called} unpacks to more than a book can be. It was not opened.':
    '{called} 解压后超出一本书的大小，没有打开。',
  '{called} could not be read: it is damaged or not what its name says. Open it in the program it comes from and save it again.':
    '无法读取 {called}：它已损坏，或内容与名称不符。请用原来的程序打开并重新保存。',
  '{called} cannot be read here. Save it as .docx, .epub, .md or .txt and import that.':
    '这里不能读取 {called}。请另存为 .docx、.epub、.md 或 .txt 再导入。',
  '{called} is no text file.': '{called} 不是文本文件。',
  'Read as {encoding}. If letters look wrong, save the file as UTF-8 and import it again.':
    '按 {encoding} 读取。如果文字显示不对，请保存为 UTF-8 后重新导入。',
  '{called} is an old Word file or protected by a password. Open it in Word and save it as .docx without one.':
    '{called} 是旧版 Word 文件或有密码保护。请在 Word 中打开，取消密码并另存为 .docx。',
  '{called} is called .docx but is no Word document.': '{called} 名为 .docx，但不是 Word 文档。',
  '{called} is called .epub but is no book in that format.': '{called} 名为 .epub，但不是这种格式的书。',
  '{called} is protected against copying (DRM), so its text cannot be read.':
    '{called} 有防复制保护（DRM），无法读取文字。',
  '{called} is a broken book: the list of its chapters leads nowhere.':
    '{called} 是损坏的书：章节目录没有指向任何内容。',
  '{count} character': '{count} 个字符',
  '{count} characters': '{count} 个字符',
  '{count} part': '{count} 个部分',
  '{count} parts': '{count} 个部分',
  '{count} entry': '{count} 个词条',
  '{count} entries': '{count} 个词条',
  'under 1 min': '不到 1 分钟',
  'No headings yet. A line such as “# The door” or “Chapter 3” begins a chapter; the sign itself is not read aloud.':
    '还没有标题。像“# The door”或“第三章”这样的一行会开始一章；符号本身不会被读出。',
  'about {length}': '约 {length}',
  'of speech': '的语音',
};
