import { useTexts } from '../../lib/use-texts.ts';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import type { members as texts } from './members.ko.ts';

const places = { members: '/console/members', guardians: '/console/members/guardians' } as const;

/** From the accounts to the guardians who are waited for, and back. */
export function DeskTabs({ current }: { current: keyof typeof places }) {
  const t = useTexts<typeof texts>('members');
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={(['members', 'guardians'] as const).map((key) => ({
        key,
        text: t(`tabs.${key}`),
        to: places[key],
        current: key === current,
      }))}
    />
  );
}
