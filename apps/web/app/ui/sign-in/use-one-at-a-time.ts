import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Sends a form's calls one after another: a second one would take away the answer of the first, on which the server has
 * acted. What is pressed while a code is sent or checked follows it; anything else pressed meanwhile is not sent. The
 * function belongs on the form, as `onSubmit`.
 */
export function useOneAtATime({ state }: { state: 'idle' | 'submitting' | 'loading' }) {
  const running = useRef<string | null>(null);
  const following = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (state !== 'idle') return;
    const button = following.current;
    running.current = following.current = null;
    if (button?.isConnected) button.closest('form')?.requestSubmit(button);
  }, [state]);
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
