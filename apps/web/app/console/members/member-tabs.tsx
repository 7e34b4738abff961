import { listedStates } from '@chulbal/contract/members.values';
import { useTexts } from '../../lib/use-texts.ts';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import type { members as texts } from './members.ko.ts';

const HOME = '/console/members';
const places = [
  { key: 'all', to: HOME },
  ...listedStates.map((key) => ({ key, to: `${HOME}?state=${key}` })),
  { key: 'asked', to: `${HOME}/guardians` },
  { key: 'resets', to: `${HOME}/authenticators` },
] as const;

/** The accounts by state, the guardians who are waited for, and who has lost an authenticator. */
export function MemberTabs({ current }: { current: (typeof places)[number]['key'] }) {
  const t = useTexts<typeof texts>('members');
  return (
    <TabLinks
      label={t('filter')}
      tabs={places.map(({ key, to }) => ({ key, text: t(`states.${key}`), to, current: key === current }))}
    />
  );
}
