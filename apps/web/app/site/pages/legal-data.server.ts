import { getLegalPage, type LegalView, pageVersion } from '@chulbal/contract/pages/pages';
import { data, type RouterContextProvider } from 'react-router';
import { visitOf } from '../../lib/visit.server.ts';

/** The version in force, or the one that the address asks for (`?version=`); 404 where there is none. */
export async function legalPage(
  context: Readonly<RouterContextProvider>,
  url: URL,
  page: 'terms' | 'privacy',
): Promise<LegalView> {
  const asked = url.searchParams.get('version');
  const version = asked === null ? undefined : pageVersion.safeParse(asked).data;
  if (asked !== null && version === undefined) throw data(null, { status: 404 });
  const found = await visitOf(context).attempt(getLegalPage, { page, version });
  if (found.ok) return found.data;
  if (found.error.status === 404) throw data(null, { status: 404 });
  throw found.error;
}
