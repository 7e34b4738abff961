import type { Route } from './+types/privacy';
import { legalPage } from './legal-data.server.ts';
import { LegalPage } from './legal-page.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return legalPage(context, url, 'privacy');
}

/** What is done with personal data (`/fnb/privacy`). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage legal={loaderData} />;
}
