import type { PriceList } from '#lib/vendor/price-list.ts';
import { type Bill, billLongSpeech, billShortSpeech } from '#lib/vendor/prices.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import type { VoiceFamily } from './voice.ts';

/** The sentence that every voice is heard with, in its own language: the same for all, so that they can be compared. */
const lines: Readonly<Record<string, string>> = {
  English: 'The fog has not lifted yet, and somebody already waits at the pier for the first boat.',
  Mandarin: '清晨的雾还没有散，码头上已经有人在等第一班船了。你听，远处传来了汽笛的声音。',
  Cantonese: '清晨嘅霧仲未散，碼頭已經有人等緊第一班船。你聽，遠處傳嚟汽笛嘅聲音。',
  Japanese: '朝霧はまだ晴れず、桟橋ではもう誰かが最初の船を待っています。遠くで汽笛が鳴りました。',
  Spanish: 'La niebla aún no se ha levantado, y alguien espera ya en el muelle el primer barco.',
  French: 'La brume ne s’est pas encore levée, et quelqu’un attend déjà le premier bateau sur le quai.',
  German: 'Der Nebel hat sich noch nicht gelichtet, und jemand wartet schon am Steg auf das erste Boot.',
  Italian: 'La nebbia non si è ancora alzata e qualcuno aspetta già sul molo la prima barca.',
  Portuguese: 'A neblina ainda não se dissipou, e alguém já espera no cais pelo primeiro barco.',
  Dutch: 'De mist is nog niet opgetrokken, en iemand wacht al op de steiger op de eerste boot.',
  Russian: 'Туман ещё не рассеялся, а на пристани кто-то уже ждёт первую лодку.',
  Korean: '아직 안개가 걷히지 않았는데, 부두에는 벌써 누군가 첫 배를 기다리고 있습니다.',
};

/** Whether the studio has a line in a language; else its voices are heard in English. */
export function hasSampleLine(language: string): boolean {
  return Object.hasOwn(lines, language);
}

/** The sample line of a language; English for one that has none of its own. */
export function sampleLine(language: string | undefined): string {
  return lines[language ?? ''] ?? lines.English ?? '';
}

/** What a sample costs: the price of its characters. Short voices are heard through the multilingual model. */
export function sampleBill(family: VoiceFamily, language: string | undefined, prices: PriceList): Bill {
  const characters = countCharacters(sampleLine(language));
  return family === 'long'
    ? billLongSpeech(characters, prices)
    : billShortSpeech('multilingual', characters, prices);
}
