import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { downloads } from './downloads.ts';

const isAny = () => downloads.list().length > 0;

/** Downloads under way; mounted once. What shows them comes with the first; where it does not, it goes on unseen. */
export function DownloadsShown() {
  const any = useSyncExternalStore(downloads.subscribe, isAny, () => false);
  const [Bars, setBars] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!any) return;
    import('./download-bars.tsx').then(
      ({ DownloadBars }) => setBars(() => DownloadBars),
      () => {},
    );
  }, [any]);
  return Bars && <Bars />;
}
