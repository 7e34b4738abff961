import type { Permission } from '@chulbal/contract/operators/values';
import { useRouteLoaderData } from 'react-router';
import type { ConsoleData } from './console-data.ts';

/**
 * Who works in the console, and whether their role may: `const { operator, can } = useOperator()`. What it says
 * no to is not shown; the server refuses it all the same.
 */
export function useOperator() {
  const data = useRouteLoaderData<ConsoleData>('console/shell/console-layout');
  if (!data) throw new Error('useOperator needs the console layout around it');
  const { operator } = data;
  return { operator, can: (what: Permission) => operator.permissions.includes(what) };
}
