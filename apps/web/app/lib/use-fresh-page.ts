import { useNavigation, useRevalidator } from 'react-router';
import { type RefreshPace, useRefresh } from './use-refresh.ts';

/**
 * Loads what the page shows again, at the pace of `useRefresh`. A server that does not answer, or a log-in that
 * is over, leaves the page as it is: nobody asked for a change.
 */
export function useFreshPage(pace?: RefreshPace): void {
  useRefresh(useQuietReload(), pace);
}

/** What loads the page's data once more where the server answers, and else leaves the page as it is. */
export function useQuietReload(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  return async () => {
    if (state !== 'idle' || navigation.state !== 'idle') return;
    const options: RequestInit = { method: 'HEAD', redirect: 'manual' };
    const there = await fetch(location.pathname + location.search, options).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) await revalidate();
  };
}
