import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens a copy of what somebody chose to begin with, which comes in the page's state under `begin`. */
export function useBegin<Paper>(
  at: string,
  readBegin: (given: unknown) => Paper | null,
  begin: (paper: Paper) => void,
): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const from = readBegin((state as { begin?: unknown } | null)?.begin);
  useEffect(() => {
    if (from === null || begun.current) return;
    begun.current = true;
    begin(from);
    void navigate(at, { replace: true, state: null });
  });
}
