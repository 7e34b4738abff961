import { useSearchParams } from 'react-router';

export const tabNames = ['lanes', 'regions', 'choices', 'bonuses', 'schools', 'versions'] as const;
export type TabName = (typeof tabNames)[number];

/** The part of the season that is shown; it stands in the address. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = tabNames.find((one) => one === search.get('tab')) ?? 'lanes';
  return [
    tab,
    (next) => setSearch(next === 'lanes' ? {} : { tab: next }, { preventScrollReset: true, replace: true }),
  ];
}
