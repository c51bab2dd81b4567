import { describe, expect, it } from 'vitest';
import { unbroken, unbrokenTexts } from './unbroken';

const shown = (text: string, language: string) => unbroken(text, language).replaceAll('\u00a0', '~');

describe('a text that is laid out', () => {
  it('keeps a number with its word', () => {
    expect(shown('Pay 2 coins, gain 1 mech', 'en')).toBe('Pay 2~coins, gain 1~mech');
    expect(shown('+3 Żołnierze', 'pl')).toBe('+3~Żołnierze');
    expect(shown('12 % her, 3. kolo', 'cs')).toBe('12~% her, 3.~kolo');
    expect(shown('5. kör: 2 étel', 'hu')).toBe('5.~kör: 2~étel');
  });
  it('may break behind the number that ends a sentence', () => {
    expect(shown('Máš 1. Zkus jinou.', 'cs')).toBe('Máš 1. Zkus jinou.');
  });
  it('keeps a word of one letter with the next in Czech and Polish', () => {
    expect(shown('karta z ruky a v zásobě', 'cs')).toBe('karta z~ruky a~v~zásobě');
    expect(shown('W puli i na ręce', 'pl')).toBe('W~puli i~na ręce');
    expect(shown('(s 2 kovy)', 'cs')).toBe('(s~2~kovy)');
  });
  it('does so in no other language, and to no end of a longer word', () => {
    expect(shown('a dobókocka s a kéz', 'hu')).toBe('a dobókocka s a kéz');
    expect(shown('a card of Anna', 'en')).toBe('a card of Anna');
    expect(shown('mezi hráči u nás', 'cs')).toBe('mezi hráči u~nás');
  });
});

describe('a message of the table', () => {
  it('is unbroken where people read it and left alone elsewhere', () => {
    const message = {
      prompt: 'Zaplať 2 kovy',
      hints: ['Vezmi 3 karty'],
      actions: [{ action: 'tokens 2 food @a1', do: { do: 'tokens', text: '2 food' }, text: 'Umístit 2 jídla' }],
      position: { text: '1 x' },
    };
    expect(JSON.stringify(unbrokenTexts(message, 'cs')).replaceAll('\u00a0', '~')).toBe(
      JSON.stringify({
        prompt: 'Zaplať 2~kovy',
        hints: ['Vezmi 3~karty'],
        actions: [{ action: 'tokens 2 food @a1', do: { do: 'tokens', text: '2 food' }, text: 'Umístit 2~jídla' }],
        position: { text: '1 x' },
      }),
    );
  });
});
