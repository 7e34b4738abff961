import type { Language } from '@chulbal/contract/language';

/** Seconds as people say them: 45초, 1분 30초, 2분; 45 s, 1 min 30 s. */
export function durationText(seconds: number, language: Language): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [minuteUnit, secondUnit] = language === 'ko' ? ['분', '초'] : [' min', ' s'];
  const parts = [
    whole >= 60 ? `${Math.floor(whole / 60)}${minuteUnit}` : '',
    whole % 60 > 0 ? `${whole % 60}${secondUnit}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
