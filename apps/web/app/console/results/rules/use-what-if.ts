import type { ResultView } from '@chulbal/contract/results/results';
import type { ResultRules } from '@chulbal/contract/results/shapes';
import { useEffect, useRef, useState } from 'react';
import { resultCommand } from '../../shell/commands.ts';
import { changedParts, placesToShare, quotaSum, sameRules } from './changed-rules.ts';

type Asked = {
  trackNo: number;
  stageNo: number;
  saved: ResultRules;
  result: ResultView;
  /** Names what the result was calculated of: another one makes a preview old. */
  sha256: string;
};

/** What the server said last; `shown` is the last that it could calculate. */
type Answer = { key: string; ok: boolean; shown: ResultView | null };

/** Milliseconds without a change until the server is asked. */
const REST_MS = 180;

/**
 * The rules on the screen and what they make of the result. The saved result is shown while they are the saved
 * ones; others are calculated by the server, and until it has answered the last answer stays in view.
 */
export function useWhatIf({ trackNo, stageNo, saved, result, sha256 }: Asked) {
  const [rules, setRules] = useState(saved);
  const [known, setKnown] = useState(saved);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [again, setAgain] = useState(0);
  const latest = useRef('');

  // somebody has saved: the screen follows unless something is being tried here
  if (!sameRules(known, saved)) {
    setKnown(saved);
    if (sameRules(rules, known)) setRules(saved);
  }
  const unsaved = changedParts(saved, rules);
  const dirty = unsaved.length > 0;
  const valid = quotaSum(rules) <= placesToShare(rules);
  const key = `${sha256} ${again} ${JSON.stringify(rules)}`;

  useEffect(() => {
    latest.current = key;
    if (!dirty || !valid) return;
    const timer = setTimeout(async () => {
      const got = await resultCommand('preview', { trackNo, stageNo, rules });
      if (latest.current !== key) return;
      const fresh = got.kind === 'done' ? got.data : null;
      setAnswer((before) => ({ key, ok: fresh !== null, shown: fresh ?? before?.shown ?? null }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [key, dirty, valid, trackNo, stageNo, rules]);

  if (!dirty && answer) setAnswer(null);
  const failed = dirty && answer?.key === key && !answer.ok;
  return {
    rules,
    setRules,
    unsaved,
    view: (dirty && answer?.shown) || result,
    preview: {
      busy: dirty && valid && answer?.key !== key,
      failed,
      retry: () => setAgain(again + 1),
    },
  };
}
