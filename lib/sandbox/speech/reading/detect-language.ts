/** Small, frequent words by which a text in Latin letters gives its language away. */
const frequentWords: Record<string, string> = {
  'en-us':
    'the and of to is in that it was for with as his he she you are not this but at by from they we have',
  es: 'el la los las de que y en un una es no por con para su al lo como más pero sus este está muy también',
  fr: 'le la les des et est un une dans que qui pour pas sur au avec ce il elle sont nous vous mais était être',
  de: 'der die das und ist nicht ein eine zu mit den von sie er es auf für im dem wir ich auch war haben sich',
  'pt-br':
    'o os as e de que um uma não em para com por mais mas dos das ao é ele ela são você também muito está',
  it: 'il lo gli di che e un una è per non con del della sono ma anche come più questo nel alla dei si molto',
  nl: 'de het een en van is niet dat op te zijn met voor er maar ook aan hij zij wij was bij naar heeft worden',
  pl: 'i w nie na to się jest z do że jak ale po co tak za od czy był przez jego dla są może tylko',
  tr: 've bir bu için da de ile çok ne gibi daha olan var ben sen o değil ama sonra kadar her şey mi olarak',
  id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada kami mereka bisa',
  sv: 'och att det är en ett på som för av med den till inte har om var jag du han hon från vi kan ska',
  da: 'og det er en et på som for af med den til ikke har om var jeg du han hun fra vi kan skal men',
  fi: 'ja on ei että se hän oli ovat mutta kun niin myös tai joka sen olen minä sinä he me ole kuin',
  ro: 'și de la în nu este un o cu pe care că mai din sunt pentru ce el ea dar fi au sau după foarte',
  cs: 'a je se na v že to s z do o k ale jako za by pro jsem jsou tak který není bylo nebo když',
  hu: 'a az és hogy nem is egy van de meg volt csak már ha el ki mint még vagy én ő mert nagyon',
};
const wordLists = Object.entries(frequentWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

/** Letters that few languages have. */
const tellingLetters: readonly [RegExp, string][] = [
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
  [/[ğış]/u, 'tr'],
  [/[ąęłńśźż]/iu, 'pl'],
  [/[őű]/iu, 'hu'],
  [/[ěřů]/iu, 'cs'],
  [/[ăâîșț]/iu, 'ro'],
  [/[ßäöü]/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt-br'],
  [/[çœèê]/iu, 'fr'],
];

/** How much of a text is looked at. */
const sampleLength = 4000;

/** The language of a text in Latin letters; `fallback` where it does not say. */
export function detectLatinLanguage(text: string, fallback: string): string {
  const sample = text.slice(0, sampleLength).toLowerCase();
  const words = sample.match(/\p{Script=Latin}+/gu) ?? [];
  const scores = wordLists
    .map(({ language, words: known }) => ({
      language,
      score:
        words.filter((word) => known.has(word)).length +
        (tellingLetters.some(([letters, its]) => its === language && letters.test(sample)) ? 2 : 0),
    }))
    .sort((one, other) => other.score - one.score);
  const [best] = scores;
  const english = scores.find(({ language }) => language === 'en-us');
  if (/[ơưđ]/iu.test(sample)) return 'vi';
  if (!best || best.score < 2 || best.score <= (english?.score ?? 0)) return fallback;
  return best.language;
}
