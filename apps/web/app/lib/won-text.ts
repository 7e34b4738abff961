import type { Language } from '@chulbal/contract/language';

/** Play money as people say it: 2천만 원, 1억 500만 원; in English 20 million won. What is no round sum is written out. */
export function wonText(amount: number, language: Language): string {
  const number = (value: number) => value.toLocaleString('en-US');
  if (language === 'en') {
    return amount !== 0 && amount % 100_000 === 0
      ? `${number(amount / 1_000_000)} million won`
      : `${number(amount)} won`;
  }
  if (amount === 0 || amount % 10_000 !== 0) return `${number(amount)}원`;
  const [hundredMillions, tenThousands] = [Math.trunc(amount / 100_000_000), (amount % 100_000_000) / 10_000];
  const parts = [
    hundredMillions !== 0 && `${number(hundredMillions)}억`,
    // 2천만, but 3,200만: nobody says a thousand and some hundreds with a word.
    tenThousands !== 0 &&
      (tenThousands % 1000 === 0 ? `${tenThousands / 1000}천만` : `${number(tenThousands)}만`),
  ];
  return `${parts.filter(Boolean).join(' ')} 원`;
}
