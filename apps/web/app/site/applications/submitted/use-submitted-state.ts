import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { type ApplyData, stepOf } from '../apply-data.ts';

type SubmittedState = {
  /** The step that is written; without one in the address the first. */
  step: ApplyStep;
  /** Whether the page shows what was submitted instead of the form. */
  submitted: boolean;
  /** Goes from the form to what was submitted. */
  showSubmitted: () => Promise<void>;
};

/**
 * What the one address shows: an application that is submitted is written again only where the address names
 * a step and the period is not over.
 */
export function useSubmittedState({ application, open, track, stage }: ApplyData): SubmittedState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asked = stepOf(query);
  const submitted = application?.status === 'submitted' && (asked === null || !open);
  const before = useRef(submitted);

  useEffect(() => {
    if (submitted && !before.current) document.getElementById('submitted')?.focus();
    before.current = submitted;
  }, [submitted]);

  return {
    step: asked ?? 'team',
    submitted,
    showSubmitted: async () => {
      await revalidate();
      await navigate(`/apply/${track.trackNo}/${stage.stageNo}`, { replace: true });
    },
  };
}
