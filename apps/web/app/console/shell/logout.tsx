import { redirect } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/logout';

/** `/console/logout`: a POST ends the session; coming here by an address changes nothing (S-13). */
export function loader() {
  return redirect('/console');
}

export async function action({ context }: Route.ActionArgs) {
  await visitOf(context).logOut('operator');
  return redirect('/console/login', flash('loggedOut'));
}

/** A page that is never seen: the loader leads on. */
export default function ConsoleLogout() {
  return null;
}
