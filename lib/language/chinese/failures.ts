import type { Sentences } from '../text.ts';

export const failuresSentences: Sentences = {
  'The vendor says it is finished, but gives no link to download.': '供应商说已完成，但没有给出下载链接。',
  'The file is {value} s long, and the vendor made {seconds} s: it is not complete.':
    '文件长 {value} 秒，而供应商制作了 {seconds} 秒：文件不完整。',
  'A new link could not be had from the vendor: {words}': '无法从供应商取得新链接：{words}',
  'The vendor says it is finished, but gives no text.': '供应商说已完成，但没有给出文字。',
  '{missing} of the {length} files that the vendor lists could not be had':
    '供应商列出的 {length} 个文件中有 {missing} 个无法取得',
  'Reuse the settings, add the file again, and generate.': '请复用设置，重新添加文件，再生成。',
  'The vendor cannot fetch files from this studio': '供应商无法从这个工作室取得文件',
  'This endpoint takes files as links only, and nothing of this studio can be reached from outside.':
    '这个接口只接受链接，而工作室的内容无法从外部访问。',
  'Ask whoever runs the studio to set PUBLIC_URL or S3, or use links that the vendor can follow.':
    '请让工作室的运营者设置 PUBLIC_URL 或 S3，或使用供应商能访问的链接。',
  'The vendor cannot be reached': '无法连接供应商',
  'No connection to the vendor could be made for a day.': '一整天都没能连接上供应商。',
  'Ask whoever runs the studio to check the network and VENDOR_BASE_URL, then generate again.':
    '请让工作室的运营者检查网络和 VENDOR_BASE_URL，然后再次生成。',
  'The request left the studio, and then the connection broke or something else answered in the vendor’s place. Nobody knows yet whether the vendor made it.':
    '请求已离开工作室，随后连接中断，或由别的东西代替供应商作了应答。还不知道供应商是否制作了它。',
  'Nothing was charged.': '没有收费。',
  'The studio does not send it again by itself. Look in the vendor’s console: if the task is there, paste its id. If it is not, send it again or close it.':
    '工作室不会自行再次发送。请到供应商控制台查看：如果任务在那里，请粘贴它的编号；如果不在，请再次发送或关闭。',
  'Sent, but no whole sound came back': '已发送，但没有收到完整的声音',
  'The request left the studio, and then the sound broke off or something else came in its place. The vendor answers with the sound itself and keeps no copy to ask for.':
    '请求已离开工作室，随后声音中断，或收到了别的内容。供应商的应答就是声音本身，不留可查询的副本。',
  'It is not known whether it was charged: the vendor charges when it has spoken.':
    '不知道是否已收费：供应商在朗读之后收费。',
  'The studio does not send it again by itself. Send it again, which may be billed twice, or close it.':
    '工作室不会自行再次发送。可以再次发送（可能计费两次），或关闭它。',
  'Failed tasks are not charged.': '失败的任务不收费。',
  'Made, not yet saved': '已制作，尚未保存',
  'The vendor made the result, and downloading it has not worked yet.': '供应商已制作完成，但还没能下载。',
  'The studio keeps trying until the vendor’s seven days are over. “Try now” tries at once.':
    '在供应商的七天期限内，工作室会不断尝试。“立即尝试”会马上再试。',
  'All parts are made, not yet joined': '所有部分已完成，尚未拼接',
  'Every part lies in the studio’s own storage, and putting them together has not worked yet.':
    '每个部分都在工作室自己的存储里，但还没能拼接起来。',
  'Each part was charged when it was made.': '每个部分在制作时已收费。',
  'The studio keeps trying. “Try now” tries at once; each part can be heard and downloaded below.':
    '工作室会不断尝试。“立即尝试”会马上再试；每个部分都可以在下面收听和下载。',
  'It is not known whether it was charged: the vendor charges for what it has made.':
    '不知道是否已收费：供应商为已制作的内容收费。',
  'The result could not be saved in time': '没能及时保存结果',
  'The vendor keeps results for seven days, and none of the tries to download it worked.':
    '供应商保留结果七天，而所有下载尝试都没有成功。',
  'Send the request id below to the vendor’s support, or generate again.':
    '请把下面的请求编号发给供应商的客服，或重新生成。',
  'Closed without a result': '已关闭，没有结果',
  'The answer of the vendor was never read, and a person closed this take.':
    '供应商的应答从未被读到，已由团队成员关闭。',
  'The vendor charges for finished results, so this was most likely charged.':
    '供应商为完成的结果收费，所以这很可能已收费。',
  'A part of the narration is missing': '旁白缺少一个部分',
  'Not every part could be made, so they were not joined. Those that were made are kept.':
    '有的部分没能制作，因此没有拼接。已完成的部分会保留。',
  'Each part that was made was charged; see the parts below.': '已完成的部分都已收费，见下面的各部分。',
  'Look at the parts below: make those anew that failed, and decide about one without a clear answer.':
    '请看下面的各部分：重新制作失败的，并对没有明确应答的作出决定。',
  'Something went wrong in the studio': '工作室出了问题',
  'This take could not be carried on.': '这个镜头无法继续。',
  'See the history below for how far it came.': '进行到哪一步，见下面的经过。',
  'Try again. If it happens again, show whoever runs the studio the time and the words below.':
    '请重试。如果再次出现，请把时间和下面的文字告诉工作室的运营者。',
  'Too many invisible characters': '不可见字符过多',
  'The prompt holds more invisible or control characters than the vendor takes.':
    '提示词里的不可见字符或控制字符超出供应商的限制。',
  'Type the prompt again, or paste it as plain text.': '请重新输入提示词，或粘贴为纯文本。',
  'The vendor’s content check stopped the prompt.': '供应商的内容审核拦下了提示词。',
  'Reword the prompt.': '请改写提示词。',
  'The vendor’s content check stopped one of the pictures.': '供应商的内容审核拦下了其中一张图片。',
  'Exchange the picture.': '请更换图片。',
  'A picture is too large': '图片过大',
  'One of the pictures is larger than the vendor takes.': '其中一张图片超过供应商的限制。',
  'Use a smaller picture (30 MB at most).': '请使用较小的图片（最大 30 MB）。',
  'A picture cannot be read': '图片无法读取',
  'The vendor could not read one of the pictures.': '供应商无法读取其中一张图片。',
  'Use JPG, PNG, WEBP, HEIC or HEIF.': '请使用 JPG、PNG、WEBP、HEIC 或 HEIF。',
  'The vendor refused the request': '供应商拒绝了请求',
  'A sound file cannot be read': '声音文件无法读取',
  'The vendor could not read one of the sound files.': '供应商无法读取其中一个声音文件。',
  'Use WAV or MP3.': '请使用 WAV 或 MP3。',
  'A setting or an input does not follow the vendor’s rules.': '有设置或输入不符合供应商的规则。',
  'It never left the studio.': '它没有离开工作室。',
  'Read the vendor’s words below, change the setting or input that they name, and generate again.':
    '请阅读下面供应商的原话，更改它所指的设置或输入，再生成。',
  'The input was refused as sensitive': '输入因内容敏感被拒绝',
  'The vendor’s content check stopped the prompt or one of the inputs.':
    '供应商的内容审核拦下了提示词或其中一个输入。',
  'Reword the prompt or exchange the picture, video or sound that could be the reason, and try again.':
    '请改写提示词，或更换可能引起问题的图片、视频或声音，再试。',
  'The result was refused as sensitive': '结果因内容敏感被拒绝',
  'The vendor made something that its own content check then held back.':
    '供应商制作了内容，但被它自己的内容审核拦下。',
  'Reword the prompt, or try once more: another take may come out differently.':
    '请改写提示词，或再试一次：另一个镜头可能不同。',
  'The vendor account is empty': '供应商账户余额不足',
  'The balance or quota of the vendor account does not cover this task.':
    '供应商账户的余额或配额不足以完成这个任务。',
  'Ask whoever runs the studio to top up the account, then generate again.':
    '请让工作室的运营者充值，然后再次生成。',
  'The vendor does not accept the studio’s key': '供应商不接受工作室的密钥',
  'The API key is missing, wrong or expired.': 'API 密钥缺失、错误或已过期。',
  'Ask whoever runs the studio to check VENDOR_API_KEY and VENDOR_BASE_URL.':
    '请让工作室的运营者检查 VENDOR_API_KEY 和 VENDOR_BASE_URL。',
  'The vendor account has reached its limit': '供应商账户已达上限',
  'The account’s usage limit for this period is used up.': '账户在本周期的用量已用完。',
  'Wait until the limit renews, or ask whoever runs the studio to raise it.':
    '请等待额度更新，或让工作室的运营者提高上限。',
  'The vendor could not reach the studio': '供应商无法访问工作室',
  'The vendor checks that it can call the studio back at PUBLIC_URL, and that failed.':
    '供应商会检查能否通过 PUBLIC_URL 回调工作室，检查没有通过。',
  'Ask whoever runs the studio to make PUBLIC_URL reachable from the internet, or to leave it unset.':
    '请让工作室的运营者使 PUBLIC_URL 可从互联网访问，或不要设置它。',
  'The vendor is in trouble': '供应商出现故障',
  'The vendor answered several times that it has a fault of its own.': '供应商多次应答说它自己有故障。',
  'Try again in a few minutes.': '请几分钟后再试。',
  'The vendor could not make it': '供应商没能制作',
  'The task was accepted and failed while it was being made.': '任务已接受，但在制作中失败。',
  'Read the vendor’s words below. If they name an input, change it; otherwise try again.':
    '请阅读下面供应商的原话。如果提到某个输入，请更改它；否则请重试。',
  'Cancelled at the vendor': '已在供应商处取消',
  'The vendor says that this task was cancelled there.': '供应商说这个任务在它那里被取消了。',
  'Cancelled tasks are not charged.': '取消的任务不收费。',
  'Generate again if you still want it.': '如果仍然需要，请再次生成。',
  'The task expired at the vendor': '任务在供应商处过期',
  'The vendor gave the task up before it was finished.': '供应商在完成之前放弃了这个任务。',
  'Generate again.': '请再次生成。',
  'This is not the vendor’s interface': '这不是供应商的接口',
  'The address that the studio calls did not answer as the vendor does.':
    '工作室访问的地址没有像供应商那样应答。',
  'Ask whoever runs the studio to check VENDOR_BASE_URL and the brand names.':
    '请让工作室的运营者检查 VENDOR_BASE_URL 和品牌名称。',
  'The inputs are too large to send': '输入太大，无法发送',
  'The request with its files inside is larger than the 64 MB that the vendor takes.':
    '请求连同其中的文件超过了供应商接受的 64 MB。',
  'Use smaller or fewer files. With PUBLIC_URL or S3 set, files go as links and this limit is gone.':
    '请使用更小或更少的文件。设置 PUBLIC_URL 或 S3 后，文件以链接发送，就没有这个限制。',
  'An input could not be read': '有输入无法读取',
  'A file that this take needs is no longer in the library or cannot be sent.':
    '这个镜头需要的文件已不在素材库中，或无法发送。',
  'Part {value} has no sound.': '第 {value} 部分没有声音。',
  'The sound of part {value} is missing from storage.': '存储中缺少第 {value} 部分的声音。',
  'The listener is too slow.': '收听的一端太慢了。',
  'The sound broke off.': '声音中断了。',
  'Reviewers look and judge. Ask an owner of the team to let you create.':
    '审片人观看并评判。想要创作，请联系团队的所有者。',
  'It has already left for the vendor and can no longer be taken back.': '它已发往供应商，无法再撤回。',
  'There is nothing to save for this take.': '这个镜头没有可保存的内容。',
  'A file of this take is no longer here.': '这个镜头的一个文件已不在这里。',
  'With its files inside, the request is larger than {most} MB.': '连同其中的文件，请求超过了 {most} MB。',
  'Part {value} {value2}.': '第 {value} 部分{value2}。',
  'And {value} more. ': '还有 {value} 个。',
  '{trim} {size} of {size2} parts are made.': '{trim} 已完成 {size} / {size2} 部分。',
  'This tool does not exist.': '没有这个工具。',
  'The form sent nothing.': '表单没有发送任何内容。',
  'The vendor gave no reason (status {statusWord}).': '供应商没有给出原因（状态 {statusWord}）。',
  'The sound that the vendor sent is missing from storage.': '存储中缺少供应商发来的声音。',
  'This narration was taken back.': '这份旁白已被撤回。',
  'This part is being made already.': '这个部分已在制作中。',
  'This part was sent without a clear answer. Decide about that first.':
    '这个部分已发送，但没有明确的应答。请先对它作出决定。',
  'No part has failed.': '没有失败的部分。',
  'This take is no longer unclear. Look at it again.': '这个镜头已不再是“不明”。请再看一看。',
  'The vendor gives no ids for spoken lines. Send it again or close it.':
    '供应商不为朗读的句子提供编号。请再次发送或关闭。',
  'The vendor does not know this id. Its words: {words}': '供应商不认识这个编号。它的原话：{words}',
  'The vendor could not be asked about this id. Try again in a minute.':
    '无法向供应商查询这个编号。请一分钟后再试。',
  'This id belongs to another take already.': '这个编号已属于另一个镜头。',
  'Closed by a person.': '由人关闭。',
  'This take is being spoken already, or has been.': '这个镜头正在朗读，或已朗读过。',
  'The vendor asked to wait. It is spoken as soon as its turn comes.': '供应商请求稍候。轮到时会立即朗读。',
  'It was sent, and no clear answer came back. Decide on its page what to do.':
    '已发送，但没有收到明确的应答。请在它的页面上决定怎么办。',
  'This page address is not one of ours. Load the gallery again.': '这个页面地址不是我们的。请重新加载画廊。',
  'This is not a mark that we gave out. Load the page again.': '这不是我们给出的标记。请重新加载页面。',
  'A search may have 200 characters at most.': '搜索最多 200 个字符。',
  'This click was already used for another take. Press the button again.':
    '这次点击已用于另一个镜头。请再按一次按钮。',
  'the studio was stopped while it waited for the answer': '工作室在等待应答时被停止',
};
