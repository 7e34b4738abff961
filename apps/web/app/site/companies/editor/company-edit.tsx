import { getRegistration } from '@chulbal/contract/companies/companies';
import { redirect } from 'react-router';
import { numberOf } from '../../../lib/address-numbers.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { companies as texts } from '../companies.ko.ts';
import type { Route } from './+types/company-edit';
import { CompanyEditor } from './company-editor.tsx';

export const handle: TextsHandle = { texts: ['saving', 'ui-rich-editor'] };

export const middleware = [requireUser];

/** My team's page as it is written; another's is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const [igNo, icNo] = [numberOf(params.igNo), numberOf(params.icNo)];
  const { company, ...registration } = await api(getRegistration, { igNo, icNo });
  if (!company) throw redirect(`/ipo/apply/${igNo}`);
  return { registration, company, now: now.toISOString() };
}

/** `/ipo/apply/{igNo}/{icNo}` */
export default function CompanyEdit({ loaderData: { registration, company, now } }: Route.ComponentProps) {
  usePreloadedTexts(['site-companies'], useLanguage());
  const t = useTexts<typeof texts>('companies');
  return (
    <>
      <PageMeta title={t('title', { team: registration.baseInfo.teamName })} noIndex />
      <CompanyEditor
        key={company.icNo}
        registration={{ ...registration, company }}
        company={company}
        now={now}
      />
    </>
  );
}
