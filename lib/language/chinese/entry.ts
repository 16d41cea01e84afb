import type { Sentences } from '../text.ts';

export const entrySentences: Sentences = {
  'Set up': '初始设置',
  'Welcome to your studio': '欢迎来到您的工作室',
  "It runs on this machine and belongs to whoever sets it up. You are the first here: make the owner's account.":
    '它运行在这台机器上，属于设置它的人。您是第一位：请创建所有者账户。',
  'Sign in': '登录',
  'Your takes are where you left them.': '您的镜头都还在。',
  'Show password': '显示密码',
  'This browser did not keep the cookie. Allow cookies for this address.':
    '这个浏览器没有保存 Cookie。请允许此地址使用 Cookie。',
  'The studio could not do this. Try again.': '工作室无法完成，请重试。',
  'Could not reach the studio. Check the connection and try again.': '无法连接工作室。请检查网络后重试。',
  'Could not reach the studio. Try again.': '无法连接工作室，请重试。',
  'Your name': '您的名字',
  Team: '团队',
  'E-mail': '电子邮箱',
  'You sign in with it. Nothing is sent to it.': '用于登录。不会向该邮箱发送任何内容。',
  'At least {min} characters. A few words in a row work well.': '至少 {min} 个字符。用几个词连成一句就很好。',
  'Make the studio yours': '创建我的工作室',
  'The owner of this studio is set by its operator. Sign in instead.':
    '这个工作室的所有者由运营者设定。请直接登录。',
  'This studio already has an owner. Sign in instead.': '这个工作室已有所有者。请直接登录。',
};
