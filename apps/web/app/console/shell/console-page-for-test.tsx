import type { Language } from '@chulbal/contract/language';
import { type OperatorRole, permissionsOf } from '@chulbal/contract/operators/values';
import type { ReactNode } from 'react';
import { signedOut } from '../../lib/command/signed-out.ko.ts';
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

type Options = {
  role?: OperatorRole;
  /** Somebody else than anybody of the role. */
  operator?: ConsoleData['operator'];
  words: Record<string, Texts>;
  language?: Language;
};

/** Puts parts of the console on a page as somebody of a role sees them, with the words they use. */
export function renderConsolePart(part: ReactNode, { role = 'owner', operator, words, language }: Options) {
  const data = consoleData(role);
  const layout = { id: consoleLayout, data: operator ? { ...data, operator } : data };
  return renderPage(part, {
    ...{ at: '/console', layout, words: { signedOut, reasonDialog, ...words } },
    ...(language && { language }),
  });
}
