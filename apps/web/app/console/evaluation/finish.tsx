import type { ProgressEvaluator } from '@chulbal/contract/evaluation/progress';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import type { judgingProgress as texts } from './judging-progress.ko.ts';

/** When somebody will be done; who has no pace gets a word and no date. */
export function Finish({ one: { forecast, late } }: { one: Pick<ProgressEvaluator, 'forecast' | 'late'> }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  if (forecast.kind === 'at' && forecast.at) {
    const text = shortMomentText(forecast.at, language);
    return late ? <StateMark kind="bad">{text}</StateMark> : <span>{text}</span>;
  }
  const kind = forecast.kind === 'done' ? 'ok' : forecast.kind === 'unknown' ? 'off' : 'bad';
  return (
    <StateMark kind={kind}>{t(`forecast.${forecast.kind === 'at' ? 'unknown' : forecast.kind}`)}</StateMark>
  );
}
