import type { ReactNode } from 'react';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Button } from '../action/button.tsx';
import { CodeField } from '../form/code-field.tsx';
import { Field } from '../form/field.tsx';

type Props = {
  /** The request for the code, carried on by the form; times are ISO. */
  proof: { until: string; resendAt: string };
  /** What the server's clock said when the page was made, ISO. */
  now: string;
  words: { label: string; check: string; again: string };
  error: string | undefined;
  /** The button whose answer is waited for: `check` or `send`. */
  busy: string | null;
  /** Between field and buttons. */
  children?: ReactNode;
};

/** The step of a personal link's page in which the code that was sent is typed, inside the page's form. */
export function CodeStep({ proof, now, words, error, busy, children }: Props) {
  const wait = useSecondsLeft(proof.resendAt, now) ?? 0;
  const intent = (name: string) => ({
    type: 'submit' as const,
    name: 'intent',
    value: name,
    busy: busy === name,
  });
  return (
    <>
      <input type="hidden" name="proof" value={JSON.stringify(proof)} />
      <Field full required label={words.label} name="code" error={error}>
        <CodeField until={proof.until} now={now} />
      </Field>
      {children}
      <Button {...intent('check')} variant="primary" size="lg" block>
        {words.check}
      </Button>
      <Button {...intent('send')} formNoValidate disabled={wait > 0}>
        {words.again}
        {wait > 0 && ` (${wait})`}
      </Button>
    </>
  );
}
