import type { Route } from './+types/terms';
import { legalPage } from './legal-data.server.ts';
import { LegalPage } from './legal-page.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return legalPage(context, url, 'terms');
}

/** The terms of service (`/fnb/terms`). */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage legal={loaderData} />;
}
