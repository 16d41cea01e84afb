import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !isBig);
  return bytes;
};

/** Bytes of an encoding that can be read but not written here: found by reading every pair of bytes. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    const one = decoder.decode(Uint8Array.of(first));
    if (one !== '\ufffd' && [...one].length === 1 && !table.has(one)) table.set(one, [first]);
    if (first < 0x81) continue;
    for (let second = 0x40; second < 0xff; second += 1) {
      const pair = decoder.decode(Uint8Array.of(first, second));
      if ([...pair].length === 1 && pair !== '\ufffd' && !table.has(pair)) table.set(pair, [first, second]);
    }
  }
  return Uint8Array.from([...text].flatMap((character) => table.get(character) ?? []));
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Grüße, 海'), 'utf-8'],
    ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Grüße, 海')), 'utf-8'],
    ['UTF-16 little', utf16('\ufeffGrüße, 海', false), 'utf-16le'],
    ['UTF-16 big', utf16('\ufeffGrüße, 海', true), 'utf-16be'],
    ['UTF-16 without a mark', utf16('Grüße, 海', false), 'utf-16le'],
  ])('reads %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: 'Grüße, 海', encoding, isGuess: false });
  });

  it.each([
    ['windows-1252', 'Die Straße über den Fluß war schön – “très belle”, sagte André.'],
    ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy, řekl Jiří.'],
    ['windows-1251', 'Он открыл дверь, и в комнате никого не было.'],
    ['koi8-r', 'Он открыл дверь, и в комнате никого не было.'],
    ['gb18030', '他推开门，屋里一个人也没有。这是我们的家，他说。'],
    ['big5', '他推開門，屋裡一個人也沒有。這是我們的家，他說。'],
    ['shift_jis', '彼はドアを開けた。部屋には誰もいなかった。'],
    ['euc-jp', '彼はドアを開けた。部屋には誰もいなかった。'],
    ['euc-kr', '그는 문을 열었다. 방에는 아무도 없었다고 한다.'],
  ])('guesses %s by its letters', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toEqual({ text, encoding, isGuess: true });
  });

  it('knows that a picture is no text', () => {
    const png = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256);
    expect(decodeText(png)).toBeUndefined();
  });
});
