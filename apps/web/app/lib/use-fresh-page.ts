import { useNavigation, useRevalidator } from 'react-router';
import { useRefresh } from './use-refresh.ts';

/**
 * Loads what the page shows again every 40 s (or `every` ms) while it can be seen. A server that does not answer, or a log-in
 * that is over, leaves the page as it is: nobody asked for a change.
 */
export function useFreshPage(every?: number): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  useRefresh(async () => {
    if (state !== 'idle' || navigation.state !== 'idle') return;
    const options: RequestInit = { method: 'HEAD', redirect: 'manual' };
    const there = await fetch(location.pathname + location.search, options).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) await revalidate();
  }, every);
}
