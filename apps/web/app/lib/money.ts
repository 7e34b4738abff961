import type { Language } from '@chulbal/contract/language';

const MAN = 10_000;
const EOK = 100_000_000;

/** Whole won as people say them: 300만 원, 21억 4,300만 원; in English ₩3M, ₩2,143M. */
export function moneyText(won: number, language: Language): string {
  return language === 'ko' ? `${shortMoney(won, language)} 원` : shortMoney(won, language);
}

/** The same without the unit, for tables and lanes: 21억 4,300만. */
export function shortMoney(won: number, language: Language): string {
  if (language === 'en') return won === 0 ? '₩0' : `₩${(won / 1_000_000).toLocaleString('en')}M`;
  const [eok, man] = [Math.floor(won / EOK), Math.round((won % EOK) / MAN)];
  if (eok === 0) return man === 0 ? '0' : `${man.toLocaleString('ko')}만`;
  return man === 0 ? `${eok}억` : `${eok}억 ${man.toLocaleString('ko')}만`;
}

/** All figures: 2,000,000원; in English ₩2,000,000. */
export function wonText(won: number, language: Language): string {
  const figures = won.toLocaleString('en');
  return language === 'ko' ? `${figures}원` : `₩${figures}`;
}
