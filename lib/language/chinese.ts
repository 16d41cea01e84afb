import { accountSentences } from './chinese/account.ts';
import { answersSentences } from './chinese/answers.ts';
import { assetsSentences } from './chinese/assets.ts';
import { compareSentences } from './chinese/compare.ts';
import { createSentences } from './chinese/create.ts';
import { curationSentences } from './chinese/curation.ts';
import { entrySentences } from './chinese/entry.ts';
import { failuresSentences } from './chinese/failures.ts';
import { filesSentences } from './chinese/files.ts';
import { findingSentences } from './chinese/finding.ts';
import { frameSentences } from './chinese/frame.ts';
import { gallerySentences } from './chinese/gallery.ts';
import { judgingSentences } from './chinese/judging.ts';
import { narrationSentences } from './chinese/narration.ts';
import { noticesSentences } from './chinese/notices.ts';
import { pagesSentences } from './chinese/pages.ts';
import { peopleSentences } from './chinese/people.ts';
import { projectsSentences } from './chinese/projects.ts';
import { pronunciationSentences } from './chinese/pronunciation.ts';
import { rulesSentences } from './chinese/rules.ts';
import { selectionSentences } from './chinese/selection.ts';
import { sharingSentences } from './chinese/sharing.ts';
import { takeSentences } from './chinese/take.ts';
import { traySentences } from './chinese/tray.ts';
import { uiSentences } from './chinese/ui.ts';
import { voicesSentences } from './chinese/voices.ts';
import type { Sentences } from './text.ts';

/** Every sentence of the studio in Chinese (simplified), by the part of the studio that says it. */
export const chinese: Sentences = {
  ...accountSentences,
  ...answersSentences,
  ...assetsSentences,
  ...compareSentences,
  ...createSentences,
  ...curationSentences,
  ...entrySentences,
  ...failuresSentences,
  ...filesSentences,
  ...findingSentences,
  ...frameSentences,
  ...gallerySentences,
  ...judgingSentences,
  ...narrationSentences,
  ...noticesSentences,
  ...pagesSentences,
  ...peopleSentences,
  ...projectsSentences,
  ...pronunciationSentences,
  ...rulesSentences,
  ...selectionSentences,
  ...sharingSentences,
  ...takeSentences,
  ...traySentences,
  ...uiSentences,
  ...voicesSentences,
};
