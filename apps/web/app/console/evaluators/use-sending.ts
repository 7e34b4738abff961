import type { EvaluatorInput, ListedEvaluator } from '@chulbal/contract/evaluators/evaluators';
import { MOST_AT_ONCE } from '@chulbal/contract/evaluators/values';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { evaluatorCommand } from '../shell/commands.ts';

type Left = { line: number; name: string };
export type Sending = {
  state: 'idle' | 'sending' | 'stopped' | 'done';
  sent: number;
  total: number;
  left: Left[];
};

const idle: Sending = { state: 'idle', sent: 0, total: 0, left: [] };

/**
 * Invites the good lines of a list, some at a time: each takes a hash of its own, which takes a while. What stops in
 * between is gone on with from the first lines that were not answered.
 */
export function useSending() {
  const [sending, setSending] = useState(idle);
  const { revalidate } = useRevalidator();

  async function send(lines: readonly ListedEvaluator[]) {
    const good = lines.flatMap(({ line, evaluator }) => (evaluator ? [{ line, evaluator }] : []));
    let { sent, left } = sending.state === 'stopped' ? sending : idle;
    const say = (state: Sending['state']) => setSending({ state, sent, total: good.length, left });
    say('sending');
    while (sent < good.length) {
      const part = good.slice(sent, sent + MOST_AT_ONCE);
      const evaluators: EvaluatorInput[] = part.map(({ evaluator }) => evaluator);
      const answer = await evaluatorCommand('inviteSeveral', { evaluators });
      if (answer.kind !== 'done') {
        say('stopped');
        void revalidate();
        return;
      }
      const refused = answer.data.refused.map(({ place }) => part[place]);
      left = [
        ...left,
        ...refused.flatMap((one) => (one ? [{ line: one.line, name: one.evaluator.name }] : [])),
      ];
      sent += part.length;
      say('sending');
    }
    say('done');
    void revalidate();
  }

  return { sending, send, forget: () => setSending(idle) };
}
