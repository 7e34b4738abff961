import type { CriterionView } from '@chulbal/contract/evaluation/views';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { judging as texts } from '../judging.ko.ts';
import styles from './criterion.module.css';
import { isScore } from './score-keys.ts';

type Props = {
  criterion: CriterionView;
  score: string;
  disabled: boolean;
  onScore: (score: string) => void;
  errorId: string | undefined;
  onWrong: (wrong: boolean) => void;
};

/** The score as a number one can type over. What is no score stays in the field, said to be none, and is not saved. */
export function ScoreField({ criterion, score, disabled, onScore, errorId, onWrong }: Props) {
  const t = useTexts<typeof texts>('judging');
  const { name, points, step } = criterion;
  const [typed, setTyped] = useState<string | null>(null);
  function type(text: string) {
    const plain = text.normalize('NFKC').trim();
    const fits = plain === '' || isScore(plain, { points, half: step < 1 });
    setTyped(text);
    onWrong(!fits);
    if (fits) onScore(plain === '' ? '' : String(Number(plain)));
  }
  return (
    <input
      className={styles.number}
      type="text"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={5}
      aria-label={t('score', { name })}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      placeholder={t('noScoreShort')}
      value={typed ?? score}
      readOnly={disabled}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        setTyped(null);
        onWrong(false);
      }}
    />
  );
}
