import type { Translation } from '../../lib/texts.ts';
import type { operatorRole as ko } from './operator-role.ko.ts';

export const operatorRole: Translation<typeof ko> = {
  viewer: 'Viewer',
  contentEditor: 'Content editor',
  contestManager: 'Contest manager',
  privacyOfficer: 'Privacy officer',
  owner: 'Owner',
};
