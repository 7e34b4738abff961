import { type FormEvent, useEffect, useRef } from 'react';

type Call = { state: 'idle' | 'submitting' | 'loading'; data?: unknown };

/**
 * Sends a form's calls one after another: a second one would take away the answer of the first, on which the server has
 * acted. What is pressed while a code is sent or checked follows it; anything else pressed meanwhile is not sent. A call is
 * over once it is answered: what the page loads after that may be slow, and keeps nobody. The function belongs on the
 * form, as `onSubmit`.
 */
export function useOneAtATime({ state, data }: Call) {
  const running = useRef<string | null>(null);
  const following = useRef<HTMLElement | null>(null);
  const answered = useRef(data);
  useEffect(() => {
    const isAnswer = data !== undefined && data !== answered.current;
    answered.current = data;
    if (state !== 'idle' && !isAnswer) return;
    const button = following.current;
    running.current = following.current = null;
    if (button?.isConnected) button.closest('form')?.requestSubmit(button);
  }, [state, data]);
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (running.current === null) {
      running.current = intent;
      return;
    }
    event.preventDefault();
    if (intent !== running.current && /-(?:send|check)$/.test(running.current)) following.current = submitter;
  };
}
