import { type OperatorRole, permissionsOf } from '@chulbal/contract/operators/values';
import type { ReactNode } from 'react';
import { identityDialog } from '../../lib/command/identity-dialog.ko.ts';
import type { Texts } from '../../lib/texts.ts';
import { reasonDialog } from '../../ui/form-dialog/reason-dialog.ko.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { ConsoleData } from './console-data.ts';

/** The route of the console's layout. */
export const consoleLayout = 'console/shell/console-layout';

/** What the layout's loader gives, for an operator of a role. */
export function consoleData(role: OperatorRole): ConsoleData {
  return {
    operator: {
      userId: 7,
      name: '한지우',
      loginId: 'jiwoo@example.kr',
      role,
      permissions: permissionsOf(role),
      mustChangePassword: false,
      confirmedUntil: null,
      hasPasskeys: false,
    },
    folded: false,
  };
}

/** Puts parts of the console on a page as somebody of a role sees them, with the words they use. */
export function renderConsolePart(
  part: ReactNode,
  { role = 'owner', words }: { role?: OperatorRole; words: Record<string, Texts> },
) {
  const layout = { id: consoleLayout, data: consoleData(role) };
  return renderPage(part, { at: '/console', layout, words: { identityDialog, reasonDialog, ...words } });
}
