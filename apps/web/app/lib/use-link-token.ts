import { useEffect, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';

/**
 * Sends the token of a link that was followed (`#token=`), which no server has seen yet, to the action of the page,
 * `takeToken`; then the address is without it. True while that goes on, null before anybody has looked: a server cannot.
 */
export function useLinkToken(action: string): boolean | null {
  const { hash } = useLocation();
  const submit = useSubmit();
  const [found, setFound] = useState<boolean | null>(null);
  useEffect(() => {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    setFound(token !== null);
    if (token !== null) void submit({ token }, { method: 'post', action, replace: true });
  }, [hash, submit, action]);
  return found;
}
