import { operatorMe } from '@chulbal/contract/operators/operators';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { visitOf } from '../../lib/visit.server.ts';
import type { Operator } from './console-data.ts';

const operatorContext = createContext<Operator>({} as Operator);
const passwordPage = '/console/password';

/**
 * Middleware of every page of the console: others go to `/console/login?next=…` and come back, and who has to
 * change their password does that first. A page needs a loader of its own to be guarded on clicks too.
 */
export const requireOperator: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { api, requireLogin } = visitOf(context);
  requireLogin('operator');
  const operator = await api(operatorMe);
  if (operator.mustChangePassword && url.pathname !== passwordPage) throw redirect(passwordPage);
  context.set(operatorContext, operator);
};

/** Who works in the console, in loaders and actions below its layout. */
export function operatorOf(context: Readonly<RouterContextProvider>): Operator {
  return context.get(operatorContext);
}
